import { createHash } from 'node:crypto';

/** The text of every script that stands in the page itself. */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, text]) => text ?? '',
  );
}

/**
 * A policy under which nothing runs but the app's own files and the given inline scripts, each named by its hash.
 * React sets style attributes through the object model, which a policy does not touch, so no inline style is allowed.
 * `frame-ancestors` works in a header only.
 */
export function contentSecurityPolicy(scripts: readonly string[]): string {
  const hashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  return [
    `default-src 'self'`,
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    `style-src 'self'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

/** The page with the policy in front of everything that the policy is about. */
export function withPolicy(html: string, policy: string): string {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}" />`;
  const charset = /<meta charset="utf-8"\s*\/?>/i;
  if (!/<head>/i.test(html) || !charset.test(html)) {
    throw new Error(
      'index.html has no head with a charset, so the policy would stand behind scripts or not at all; restore both.',
    );
  }
  // The charset has to stay within the page's first bytes, and the boot script stands before it otherwise.
  return html.replace(charset, '').replace(/<head>/i, `<head>\n    <meta charset="utf-8" />\n    ${meta}`);
}
