import { HomePage } from '../../features/home/HomePage.tsx';
import { addressSeed } from '../../features/play/addressSeed.ts';

interface HomeProps {
  searchParams: Promise<{ seed?: string | string[] }>;
}

export default async function Home({ searchParams }: HomeProps) {
  const { seed } = await searchParams;
  return <HomePage seed={addressSeed(seed)} />;
}
