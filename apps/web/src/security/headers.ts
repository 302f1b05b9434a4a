/** Headers that every answer of the site carries, whatever it is. */
export const securityHeaders: readonly { readonly key: string; readonly value: string }[] = [
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
  {
    key: 'Permissions-Policy',
    value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  },
];

/**
 * Storybook's own policy: its manager and preview frame write inline scripts, so they are allowed there and only
 * there. It still loads nothing from elsewhere.
 */
export const storybookPolicy = [
  `default-src 'self'`,
  `script-src 'self' 'unsafe-inline' 'unsafe-eval'`,
  `style-src 'self' 'unsafe-inline'`,
  `img-src 'self' data: blob:`,
  `font-src 'self' data:`,
  `connect-src 'self'`,
  `frame-src 'self'`,
  `object-src 'none'`,
  `base-uri 'self'`,
  `frame-ancestors 'self'`,
].join('; ');

/**
 * What the training app's own policy cannot say, since it stands in its page: nobody may frame it. The rest is there,
 * with the hash of its one inline script.
 */
export const trainingPolicy = `frame-ancestors 'none'`;
