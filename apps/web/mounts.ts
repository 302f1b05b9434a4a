import type { NextConfig } from 'next';

/** Where the development servers of the other two apps listen; their own configuration says the same. */
const training = 'http://localhost:5173';
const storybook = 'http://localhost:6006';

/**
 * The training app at /training and Storybook at /storybook of the site's own address, with and without a closing
 * slash. Built, they lie in public/ (`pnpm mount` puts them there); in development their own servers are asked.
 */
export function mounts(development: boolean): Required<Pick<NextConfig, 'redirects' | 'rewrites'>> {
  return development ? toServers : toPublic;
}

const toPublic: Required<Pick<NextConfig, 'redirects' | 'rewrites'>> = {
  // Storybook's own files are relative to its page, so its address needs the folder in it.
  redirects: async () => [
    { source: '/storybook', destination: '/storybook/index.html', permanent: false },
    // Browsers ask for it by themselves.
    { source: '/favicon.ico', destination: '/icon.svg', permanent: false },
  ],
  rewrites: async () => ({
    beforeFiles: [{ source: '/training', destination: '/training/index.html' }],
    // The training app routes in the browser: an address that is no file of it is a page of it.
    afterFiles: [{ source: '/training/:path*', destination: '/training/index.html' }],
    fallback: [],
  }),
};

const toServers: Required<Pick<NextConfig, 'redirects' | 'rewrites'>> = {
  // Storybook's development server knows only its own root, so the browser goes there.
  redirects: async () => [
    { source: '/storybook/:path*', destination: `${storybook}/:path*`, permanent: false },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/training', destination: `${training}/training/` },
      { source: '/training/:path*', destination: `${training}/training/:path*` },
    ],
    afterFiles: [],
    fallback: [],
  }),
};
