import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What the page says before, or without, its scripts. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly noScript: string;
}

/** The faces that the first screen is set in; other alphabets are fetched when a page needs them. */
const firstFonts = /(?:figtree|fraunces)-latin-wght-normal.*\.woff2$/;

/**
 * Completes the page's head: title and description, the script that shows the kept theme before the first paint, and
 * the fonts of the first screen.
 */
export function pageHead({ words, bootScript }: { words: PageWords; bootScript: string }): Plugin {
  let base = '/';
  return {
    name: 'farkle:page-head',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle }) {
        const fonts = Object.keys(bundle ?? {}).filter((file) => firstFonts.test(file));
        const tags: HtmlTagDescriptor[] = [
          { tag: 'script', children: bootScript, injectTo: 'head-prepend' },
          { tag: 'title', children: words.title, injectTo: 'head' },
          { tag: 'meta', attrs: { name: 'description', content: words.description }, injectTo: 'head' },
          ...fonts.map(
            (file): HtmlTagDescriptor => ({
              tag: 'link',
              attrs: {
                rel: 'preload',
                as: 'font',
                type: 'font/woff2',
                href: `${base}${file}`,
                crossorigin: true,
              },
              injectTo: 'head',
            }),
          ),
          { tag: 'noscript', children: words.noScript, injectTo: 'body' },
        ];
        return tags;
      },
    },
  };
}
