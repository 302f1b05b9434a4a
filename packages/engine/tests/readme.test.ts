import { expect, test } from 'vitest';
import readme from '../README.md?raw';
import { arrowsIn, arrowsOfChart, statesIn, statesOfChart } from './diagram.ts';

const [, picture = ''] = /```mermaid\n([\s\S]*?)```/.exec(readme) ?? [];

test('the picture in the README has every state of the chart and no other', () => {
  expect(statesIn(picture)).toEqual(statesOfChart());
});

test('the picture in the README has every arrow of the chart and no other', () => {
  expect(arrowsIn(picture).sort()).toEqual(arrowsOfChart().sort());
});

test('of several arrows that one event may take, the picture names the first to be asked first', () => {
  const order = (arrows: string[]) => arrows.filter((arrow) => arrow.startsWith('passing --> '));
  expect(order(arrowsIn(picture))).toEqual(order(arrowsOfChart()));
});
