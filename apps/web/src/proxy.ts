import type { NextRequest } from 'next/server';
import createMiddleware from 'next-intl/middleware';
import { env } from './env.ts';
import { routing } from './i18n/routing.ts';
import { contentSecurityPolicy } from './security/contentSecurityPolicy.ts';

const findLanguage = createMiddleware(routing);

/** Finds the language of a page and gives its answer a policy with a nonce of its own. */
export function proxy(request: NextRequest) {
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = contentSecurityPolicy({ nonce, development: env.development });
  request.headers.set('x-nonce', nonce);
  request.headers.set('content-security-policy', policy);
  const response = findLanguage(request);
  response.headers.set('content-security-policy', policy);
  return response;
}

export const config = {
  /** Pages only, also what is none: not the mounted apps, not Next's own files, nothing that ends like a file of the site. */
  matcher: [
    '/((?!_next/|training(?:/|$)|storybook(?:/|$)|.*\\.(?:css|ico|jpg|js|json|png|svg|txt|webmanifest|woff2|xml)$).*)',
  ],
};
