import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { en } from '@farkle/messages';
import { settingsBootScript } from '@farkle/profile';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { firstLoad } from './build/firstLoad.ts';
import { layerOrder, layerOrderOf } from './build/layerOrder.ts';
import { offlineBuild, workerEntry, workerFile } from './build/offlineBuild.ts';
import { pageHead } from './build/pageHead.ts';
import { strictPolicy } from './build/strictPolicy.ts';
import { manifestFile, webManifest } from './build/webManifest.ts';

/** Browsers that know `light-dark()` and `linear()` themselves, so that the tokens stay as they are written. */
const browsers = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** The style sheet that orders the layers. */
const tokens = join(import.meta.dirname, '..', '..', 'packages', 'ui', 'src', 'tokens.css');

/** The files that are copied as they are. */
const publicFolder = join(import.meta.dirname, 'public');
const publicFiles = Object.fromEntries(
  readdirSync(publicFolder).map((file) => [file, readFileSync(join(publicFolder, file))]),
);

export default defineConfig({
  // Where the site mounts the app, with and without a closing slash; another static host may serve the same folder,
  // or the app is built for any folder of it with `--base ./`.
  base: '/training/',
  plugins: [
    react(),
    pageHead({ words: en.training.page, bootScript: settingsBootScript, manifest: manifestFile }),
    webManifest({
      title: en.training.page.title,
      shortTitle: en.training.page.shortTitle,
      description: en.training.page.description,
    }),
    strictPolicy({ inline: [settingsBootScript] }),
    // 120 KB before a drill is opened; the words of one language are among them.
    firstLoad({ most: 120_000, always: /messages\/src\/[\w-]+\/inTraining\.ts$/ }),
    layerOrder(layerOrderOf(readFileSync(tokens, 'utf8'))),
    offlineBuild({ publicFiles }),
  ],
  // Seen through the site's address, the page asks this server directly for reloads.
  server: { port: 5173, strictPort: true, hmr: { clientPort: 5173 } },
  // The worker that draws and values fetches solved tables only when they are needed.
  worker: { format: 'es' },
  build: {
    target: browsers,
    cssTarget: browsers,
    // Fonts and pictures stay files, so that the policy need not allow `data:` for them.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: join(import.meta.dirname, 'index.html'),
        [workerEntry]: join(import.meta.dirname, 'src', 'offline', 'offlineWorker.ts'),
      },
      output: {
        entryFileNames: ({ name }) => (name === workerEntry ? workerFile : 'assets/[name]-[hash].js'),
      },
    },
  },
});
