'use client';

import { preload } from 'react-dom';

/** The latin cuts of the two faces; what other languages need on top is found by unicode-range. */
const latin = [
  new URL('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', import.meta.url),
  new URL('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2', import.meta.url),
];

/** Asks for the faces together with the page, before its style sheets are read, so that no word changes its shape. */
export function FontPreload() {
  for (const { pathname } of latin) {
    preload(pathname, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return null;
}
