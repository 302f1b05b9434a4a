import type { Plugin } from 'vite';
import { contentSecurityPolicy, inlineScripts, withPolicy } from './contentSecurityPolicy.ts';

/**
 * Gives the built page its content security policy, as a meta element, so that any static host serves a strict page.
 * `inline` are the only scripts that may stand in the page; the build stops when there is another.
 * The development server needs inline scripts of its own and goes without.
 */
export function strictPolicy({ inline }: { inline: readonly string[] }): Plugin {
  return {
    name: 'farkle:strict-policy',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') {
          throw new Error(
            'The build wrote no index.html, so there is no page to give a policy to; build the app from its index.html.',
          );
        }
        const html = String(page.source);
        const strange = inlineScripts(html).filter((text) => !inline.includes(text));
        if (strange.length > 0) {
          throw new Error(
            `index.html holds an inline script that nobody asked for (${strange[0]?.slice(0, 80)}). The policy would allow whatever it does; move it into a file.`,
          );
        }
        page.source = withPolicy(html, contentSecurityPolicy(inline));
      },
    },
  };
}
