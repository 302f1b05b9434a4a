import type { Plugin } from 'vite';

export const manifestFile = 'training.webmanifest';

/** The names under which the app is installed. */
export interface AppNames {
  readonly title: string;
  readonly shortTitle: string;
  readonly description: string;
}

/** The manifest that lets a browser install the app; all addresses are relative to it, so any folder will do. */
export function webManifest({ title, shortTitle, description }: AppNames): Plugin {
  const manifest = {
    id: './',
    name: title,
    short_name: shortTitle,
    description,
    start_url: './',
    scope: './',
    display: 'standalone',
    icons: [{ src: './icon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' }],
  };
  return {
    name: 'farkle:web-manifest',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: manifestFile, source: JSON.stringify(manifest) });
    },
  };
}
