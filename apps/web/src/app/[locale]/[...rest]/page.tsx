import { notFound } from 'next/navigation';

/** An address that no other page answers: the language's own page for it. */
export default function Nowhere(): never {
  notFound();
}
