import type { NextConfig } from 'next';
import createNextIntlPlugin from 'next-intl/plugin';
import { mounts } from './mounts.ts';
import { env } from './src/env.ts';
import { securityHeaders, storybookPolicy, trainingPolicy } from './src/security/headers.ts';

const withWords = createNextIntlPlugin('./src/i18n/request.ts');

const config: NextConfig = {
  ...mounts(env.development),
  reactStrictMode: true,
  poweredByHeader: false,
  productionBrowserSourceMaps: false,
  typedRoutes: false,
  images: { unoptimized: true },
  // A page loads the parts of the kit that it shows, not the whole kit.
  experimental: { optimizePackageImports: ['@farkle/ui', '@farkle/table'] },
  transpilePackages: [
    '@farkle/engine',
    '@farkle/lessons',
    '@farkle/messages',
    '@farkle/profile',
    '@farkle/replay',
    '@farkle/rules',
    '@farkle/strategy',
    '@farkle/table',
    '@farkle/ui',
  ],
  headers: async () => [
    { source: '/:path*', headers: [...securityHeaders] },
    {
      source: '/storybook/:path*',
      headers: [{ key: 'Content-Security-Policy', value: storybookPolicy }],
    },
    { source: '/training/:path*', headers: [{ key: 'Content-Security-Policy', value: trainingPolicy }] },
    // The worker lies in the folder and answers for the address without the closing slash too.
    { source: '/training/sw.js', headers: [{ key: 'Service-Worker-Allowed', value: '/training' }] },
    // Built files bear a hash of what is in them in their names.
    {
      source: '/training/assets/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
};

export default withWords(config);
