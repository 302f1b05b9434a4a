import type { SeatKind } from '@farkle/engine';
import type { Messages } from '@farkle/messages';
import type { Dice } from '@farkle/rules';
import type { createFormatter, createTranslator } from 'use-intl';

/** How a sentence speaks of a seat: `you` to the only person at the table, `other` of everybody else. */
export type Voice = { readonly who: 'you' | 'other'; readonly name: string };

/** All that a sentence about the table is made with. */
export interface Words {
  readonly t: ReturnType<typeof createTranslator<Messages, 'table'>>;
  readonly reasons: ReturnType<typeof createTranslator<Messages, 'reasons'>>;
  readonly format: Pick<ReturnType<typeof createFormatter>, 'number' | 'list'>;
  readonly voice: (seat: number) => Voice;
}

/** The voices of the seats. A table with one person at it speaks to that person. */
export function voices(kinds: readonly SeatKind[], names: readonly string[]): Words['voice'] {
  const alone = kinds.filter((kind) => kind === 'person').length === 1;
  return (seat) => ({
    who: alone && kinds[seat] === 'person' ? 'you' : 'other',
    name: names[seat] ?? '',
  });
}

/** Dice as a list that reads well aloud: "1, 5, 5". */
export function spoken(dice: Dice, format: Words['format']): string {
  return format.list(
    dice.map((face) => format.number(face)),
    { type: 'unit', style: 'short' },
  );
}
