import { ActionBar } from '@farkle/ui';
import type { Deeds } from '../deeds/useDeeds.ts';
import type { Table } from '../useTable.ts';
import { bankWords, farkleWords, rollWords } from '../words/deedWords.ts';
import type { Words } from '../words/words.ts';

type DeckProps = { readonly table: Table; readonly words: Words; readonly deeds: Deeds };

/** Roll and Bank, or the one press that goes on after a person's farkle. */
export function Deck({ table: { view, settings }, words, deeds }: DeckProps) {
  const keys = settings.singleKeys;
  const farkled = view.phase === 'farkled' && view.seats[view.seat]?.kind === 'person';
  return (
    <ActionBar
      label={words.t('move')}
      roll={{
        ...rollWords(view, words),
        shortcut: keys ? 'R' : undefined,
        onPress: deeds.roll,
        onRefused: deeds.roll,
      }}
      bank={{
        ...bankWords(view, words),
        shortcut: keys ? 'B' : undefined,
        onPress: deeds.bank,
        onRefused: deeds.bank,
      }}
      single={farkled ? { ...farkleWords(view, words), onPress: deeds.goOn } : undefined}
    />
  );
}
