import type { Plugin } from 'vite';

/**
 * Lets every style sheet of the build begin with the order of the layers. The app's style sheets arrive in any order,
 * one with each room, and the first that names a layer decides its place.
 */
export function layerOrder(order: string): Plugin {
  return {
    name: 'farkle:layer-order',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const item of Object.values(bundle)) {
          if (item.type === 'asset' && item.fileName.endsWith('.css')) item.source = `${order}${item.source}`;
        }
      },
    },
  };
}

/** The statement in a style sheet that orders the layers, as `@layer a,b;`. */
export function layerOrderOf(styles: string): string {
  const [statement] = /@layer [\w\s,-]+;/.exec(styles) ?? [];
  if (statement === undefined) {
    throw new Error(
      'tokens.css orders no layers, so no style sheet would know its place; restore its @layer line.',
    );
  }
  return statement.replace(/,\s+/g, ',');
}
