import type { Page } from '@playwright/test';

/** The first roll of six that the computer had on the table in one visit, and the phase in which the visit ended. */
interface Visit {
  readonly left: string | null;
  readonly faces: readonly number[];
}

/**
 * Lets the page leave itself, by a reload, in the very moment in which the computer's first roll comes into each of
 * these phases; somebody outside could only guess the moment. Returns what the visits so far have seen.
 */
export async function watchComputer(page: Page, phases: readonly string[]): Promise<() => Promise<Visit[]>> {
  await page.addInitScript((wanted) => {
    const key = 'journey.visits';
    const visits: { left: string | null; faces: number[] }[] = JSON.parse(
      sessionStorage.getItem(key) ?? '[]',
    );
    const keep = () => sessionStorage.setItem(key, JSON.stringify(visits));
    let visit: (typeof visits)[number] | undefined;
    const look = () => {
      const phase = document.querySelector('[data-phase]')?.getAttribute('data-phase');
      if (phase !== 'thinking' && phase !== 'showing') return;
      const names = [...document.querySelectorAll('[role="group"][aria-label="Dice"] [data-place]')].map(
        (die) => die.getAttribute('aria-label') ?? '',
      );
      if (names.length !== 6 || names.includes('Rolling')) return;
      if (visit === undefined) {
        visit = { left: null, faces: names.map((name) => Number(name[0])) };
        visits.push(visit);
        keep();
      }
      if (phase === wanted[visits.length - 1] && visit.left === null) {
        visit.left = phase;
        keep();
        watch.disconnect();
        location.reload();
      }
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { subtree: true, childList: true, attributes: true });
  }, phases);
  return () => page.evaluate(() => JSON.parse(sessionStorage.getItem('journey.visits') ?? '[]') as Visit[]);
}
