import { expect, test } from 'vitest';
import { layerOrderOf } from './layerOrder.ts';

test('the order of the layers is read from the style sheet that sets it', () => {
  const styles = '/* Tokens */\n@layer tokens, reset, components, app;\n\n@layer tokens {\n  :root {}\n}\n';
  expect(layerOrderOf(styles)).toBe('@layer tokens,reset,components,app;');
});

test('styles that order no layers are no order', () => {
  expect(() => layerOrderOf('@layer tokens { :root {} }')).toThrow(/orders no layers/);
});
