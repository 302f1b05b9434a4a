import type { Settings } from './settings.ts';
import { settingsKey } from './settingsStore.ts';

/**
 * A script for the page's head, to run inline before the first paint: it puts the kept theme and motion on the root
 * element as `data-theme` and `data-motion`, so that a page never flashes in the other theme. `system` is the absence
 * of the attribute. It needs nothing around it, throws nothing and always has the same text, so a content security
 * policy may name its hash.
 */
export const settingsBootScript: string = [
  '(function(){try{',
  `var s=JSON.parse(localStorage.getItem(${JSON.stringify(settingsKey)}))||{},r=document.documentElement;`,
  'if(s.theme==="day"||s.theme==="night")r.setAttribute("data-theme",s.theme);',
  'if(s.motion==="full"||s.motion==="reduced")r.setAttribute("data-motion",s.motion)',
  '}catch(e){}})()',
].join('');

/** Puts theme and motion on the page's root element, as the script did, after a person has changed them. */
export function showSettings({ theme, motion }: Settings, root: Element): void {
  show(root, 'data-theme', theme);
  show(root, 'data-motion', motion);
}

function show(root: Element, attribute: string, choice: string): void {
  if (choice === 'system') root.removeAttribute(attribute);
  else root.setAttribute(attribute, choice);
}
