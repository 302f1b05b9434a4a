import type { Page } from '@playwright/test';

/** The table as a person sees it at one moment. */
export interface Sight {
  /** `none` before the table is laid. */
  readonly phase:
    | 'none'
    | 'handingOver'
    | 'ready'
    | 'rolling'
    | 'choosing'
    | 'farkled'
    | 'thinking'
    | 'showing'
    | 'over';
  /** A person is waited for, or the game is over. */
  readonly asked: boolean;
  /** The dice of the roll in the order of their places. */
  readonly dice: readonly { readonly place: number; readonly face: number; readonly held: boolean }[];
  /** Their faces. */
  readonly faces: readonly number[];
  readonly scores: readonly number[];
  /** Everything that stands on the table, to tell one moment from another. */
  readonly text: string;
}

/** Reads the table in one go, so that everything read belongs together. */
export function sightOf(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const table = document.querySelector('[data-phase]');
    const all = (selector: string) => [...(table?.querySelectorAll(selector) ?? [])];
    const phase = (table?.getAttribute('data-phase') ?? 'none') as Sight['phase'];
    const dice = all('[role="group"][aria-label="Dice"] [data-place]').map((die) => ({
      place: Number(die.getAttribute('data-place')),
      name: die.getAttribute('aria-label') ?? '',
      held: die.getAttribute('aria-pressed') === 'true',
      button: die.tagName === 'BUTTON',
    }));
    const moving = dice.some(({ name }) => name === 'Rolling');
    const persons = ['handingOver', 'ready', 'choosing', 'over'].includes(phase);
    const goOn = phase === 'farkled' && dice.some(({ button }) => button);
    const scores = all('[role="meter"]').map((bar) =>
      Number(/^[\d,]+/.exec(bar.getAttribute('aria-valuetext') ?? '')?.[0]?.replaceAll(',', '')),
    );
    // What is only said aloud comes and goes in its own time.
    const shown = [...(table?.children ?? [])]
      .filter((part) => part.querySelector('[data-live-region]') === null)
      .map(({ textContent }) => textContent);
    return {
      phase,
      asked: !moving && (persons || goOn),
      dice: dice.map(({ place, name, held }) => ({ place, face: Number(name[0]), held })),
      faces: dice.map(({ name }) => Number(name[0])),
      scores,
      text: [phase, ...dice.map(({ name }) => name), ...shown].join(' '),
    };
  });
}
