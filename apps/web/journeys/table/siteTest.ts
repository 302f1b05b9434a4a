import type { Settings } from '@farkle/profile';
import { test as base, expect } from '@playwright/test';
import { SetUp } from './SetUp.ts';
import { Table } from './Table.ts';

/** What every journey has: a device with its settings, a table, the page that sets one up, and a watch for errors. */
interface Site {
  /** The settings of the device at its first visit; later visits find what was kept. */
  device: Partial<Settings>;
  /** What the console may say in this journey without being an error of the site. */
  forgiven: readonly RegExp[];
  complaints: string[];
  table: Table;
  setUp: SetUp;
}

/** Motion and pauses are the subject of a few journeys only; the others do not wait for them. */
const prompt: Partial<Settings> = { motion: 'reduced', diceSpeed: 'quick', computerPace: 'instant' };

/**
 * A journey fails when any of its pages reports an error or throws. What breaks the content security policy is reported
 * by the browser as an error.
 */
export const test = base.extend<Site>({
  device: [prompt, { option: true }],
  forgiven: [[], { option: true }],
  complaints: [
    async ({ context, device, forgiven }, use) => {
      const complaints: string[] = [];
      const complain = (words: string) => {
        if (!forgiven.some((pattern) => pattern.test(words))) complaints.push(words);
      };
      context.on('console', (message) => {
        if (message.type() === 'error') complain(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complain(`${error.error().stack ?? error.error().message}`));
      await context.addInitScript((settings) => {
        // A page without an address of its own has no storage.
        if (location.origin === 'null' || location.protocol === 'about:') return;
        if (localStorage.getItem('farkle.settings') === null) {
          localStorage.setItem('farkle.settings', JSON.stringify(settings));
        }
      }, device);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  table: async ({ page }, use) => use(new Table(page)),
  setUp: async ({ page }, use) => use(new SetUp(page)),
});

export { expect };
