import { cp, mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from './root.ts';

/**
 * Lays the built training app and the built Storybook under the site's public folder, where Next serves them at
 * /training and /storybook of the same address.
 */
for (const app of ['training', 'storybook']) {
  const built = join(root, 'apps', app, 'dist');
  const mounted = join(root, 'apps', 'web', 'public', app);
  const index = await stat(join(built, 'index.html')).catch(() => undefined);
  if (index === undefined) {
    throw new Error(
      `apps/${app}/dist has no index.html, so /${app} would be missing; build apps/${app} first.`,
    );
  }
  await rm(mounted, { recursive: true, force: true });
  await mkdir(mounted, { recursive: true });
  await cp(built, mounted, { recursive: true });
}
