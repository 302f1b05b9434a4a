import { describe, expect, test } from 'vitest';
import { defaultSettings, motions, themes } from './settings.ts';
import { settingsBootScript, showSettings } from './settingsBoot.ts';
import { settingsKey } from './settingsStore.ts';

/** The root element as far as the script sees it. */
function pageRoot() {
  const attributes = new Map<string, string>();
  const root = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  } as unknown as Element;
  return { root, attributes };
}

/** Runs the script as a page's head does, and gives the attributes it has set. */
function firstPaint(kept: string | null | 'blocked'): Record<string, string> {
  const { root, attributes } = pageRoot();
  const getItem = (key: string): string | null => {
    if (kept === 'blocked') throw new DOMException('The operation is insecure.', 'SecurityError');
    return key === settingsKey ? kept : null;
  };
  const run = new Function('localStorage', 'document', settingsBootScript);
  run({ getItem }, { documentElement: root });
  return Object.fromEntries(attributes);
}

describe('before the first paint', () => {
  test.each([
    ['{"theme":"night"}', { 'data-theme': 'night' }],
    ['{"theme":"day","motion":"reduced"}', { 'data-theme': 'day', 'data-motion': 'reduced' }],
    ['{"theme":"system","motion":"full"}', { 'data-motion': 'full' }],
    ['{"theme":"sepia","motion":7}', {}],
    ['{"theme":', {}],
    ['null', {}],
    ['[]', {}],
    [null, {}],
    ['blocked', {}],
  ])('kept settings %j show as %j', (kept, attributes) => {
    expect(firstPaint(kept)).toEqual(attributes);
  });

  test('the page looks the same before and after it has come alive, for every choice', () => {
    for (const theme of themes) {
      for (const motion of motions) {
        const { root, attributes } = pageRoot();
        showSettings({ ...defaultSettings, theme: 'night', motion: 'full' }, root);
        showSettings({ ...defaultSettings, theme, motion }, root);
        expect(Object.fromEntries(attributes)).toEqual(firstPaint(JSON.stringify({ theme, motion })));
      }
    }
  });

  test('the script can stand inline in a page', () => {
    expect(settingsBootScript).not.toMatch(/<|-->|\n/);
    expect(settingsBootScript.length).toBeLessThan(500);
  });
});
