import { createNavigation } from 'next-intl/navigation';
import { routing } from './routing.ts';

/** Links and navigation that keep the language of the page. */
export const { Link, useRouter, usePathname } = createNavigation(routing);
