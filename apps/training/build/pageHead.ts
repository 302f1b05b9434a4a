import type { HtmlTagDescriptor, Plugin } from 'vite';

/** What the page says before, or without, its scripts. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly noScript: string;
}

/** What the head is made of. */
export interface PageHead {
  readonly words: PageWords;
  readonly bootScript: string;
  /** The file of the web manifest, which only a build has. */
  readonly manifest: string;
}

/** The faces that the first screen is set in; other alphabets are fetched when a page needs them. */
const firstFonts = /(?:figtree|fraunces)-latin-wght-normal.*\.woff2$/;

/**
 * Completes the page's head: title and description, the script that shows the kept theme before the first paint, and
 * the fonts of the first screen.
 */
export function pageHead({ words, bootScript, manifest }: PageHead): Plugin {
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
          ...(bundle === undefined
            ? []
            : [
                {
                  tag: 'link',
                  attrs: { rel: 'manifest', href: `${base}${manifest}` },
                  injectTo: 'head',
                } as const,
              ]),
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
