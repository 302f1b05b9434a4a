import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { contentSecurityPolicy, inlineScripts, withPolicy } from './contentSecurityPolicy.ts';

const page =
  '<html><head>\n<script>boot()</script><meta charset="utf-8" /><script type="module" src="/a.js"></script></head></html>';

test('only the scripts that stand in the page itself are inline', () => {
  expect(inlineScripts(page)).toEqual(['boot()']);
});

test('the policy names each inline script by its hash and allows no other', () => {
  const policy = contentSecurityPolicy(['boot()']);
  const hash = createHash('sha256').update('boot()').digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(policy).not.toContain('unsafe');
});

test('the policy stands before the first script, and the charset before the policy', () => {
  const html = withPolicy(page, contentSecurityPolicy(['boot()']));
  expect(html.indexOf('charset')).toBeLessThan(html.indexOf('Content-Security-Policy'));
  expect(html.indexOf('Content-Security-Policy')).toBeLessThan(html.indexOf('<script'));
  expect(html.match(/charset/g)).toHaveLength(1);
});

test('a page without a head gets no policy in silence', () => {
  expect(() => withPolicy('<p>Farkle</p>', '')).toThrow(/no head/);
});
