/** What a policy is made for: the nonce of one answer, and whether it comes from the development server. */
export interface PolicyOptions {
  readonly nonce: string;
  readonly development: boolean;
}

/**
 * The content security policy of the site's pages: scripts and style elements only with the nonce of this answer,
 * nothing from elsewhere. Style attributes stay allowed, since dice and bars are placed by them; they run nothing.
 */
export function contentSecurityPolicy({ nonce, development }: PolicyOptions): string {
  const evaluated = development ? [`'unsafe-eval'`] : [];
  return policy({
    'default-src': [`'self'`],
    'script-src': [`'self'`, `'nonce-${nonce}'`, `'strict-dynamic'`, ...evaluated],
    'style-src': development ? [`'self'`, `'unsafe-inline'`] : [`'self'`, `'nonce-${nonce}'`],
    'style-src-attr': [`'unsafe-inline'`],
    'img-src': [`'self'`, 'data:', 'blob:'],
    'font-src': [`'self'`],
    'connect-src': development ? [`'self'`, 'ws:'] : [`'self'`],
    'worker-src': [`'self'`, 'blob:'],
    'manifest-src': [`'self'`],
    'object-src': [`'none'`],
    'base-uri': [`'none'`],
    'form-action': [`'self'`],
    'frame-ancestors': [`'none'`],
  });
}

/** A policy as the text of its header. */
function policy(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
