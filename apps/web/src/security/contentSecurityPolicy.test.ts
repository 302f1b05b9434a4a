import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';

const directives = (policy: string) =>
  new Map(policy.split('; ').map((each) => [each.split(' ')[0], each.split(' ').slice(1)]));

describe('the content security policy of a page', () => {
  const built = directives(contentSecurityPolicy({ nonce: 'abc', development: false }));

  test('runs only scripts that carry this answer’s nonce', () => {
    expect(built.get('script-src')).toEqual([`'self'`, `'nonce-abc'`, `'strict-dynamic'`]);
  });

  test('takes style elements only with the nonce', () => {
    expect(built.get('style-src')).toEqual([`'self'`, `'nonce-abc'`]);
  });

  test('loads nothing from elsewhere and lets nobody frame the page', () => {
    const sources = [...built.values()].flat();
    expect(sources.filter((source) => /https?:|\*/.test(source))).toEqual([]);
    expect(built.get('default-src')).toEqual([`'self'`]);
    expect(built.get('frame-ancestors')).toEqual([`'none'`]);
    expect(built.get('object-src')).toEqual([`'none'`]);
    expect(built.get('base-uri')).toEqual([`'none'`]);
  });

  test('is looser only in development', () => {
    expect([...built.values()].flat()).not.toContain(`'unsafe-eval'`);
    const open = directives(contentSecurityPolicy({ nonce: 'abc', development: true }));
    expect(open.get('script-src')).toContain(`'unsafe-eval'`);
  });
});
