import { ResultPanel } from '@farkle/ui';
import type { ReactNode } from 'react';
import type { Table } from '../useTable.ts';
import { resultRows } from '../words/resultRows.ts';
import { resultWords } from '../words/resultWords.ts';
import type { Words } from '../words/words.ts';

type TheEndProps = { readonly table: Table; readonly words: Words; readonly actions: ReactNode };

/** The end of a game. It is celebrated when a person has won. */
export function TheEnd({ table: { view }, words, actions }: TheEndProps) {
  const { headline, subline } = resultWords(view, words);
  return (
    <ResultPanel
      headline={headline}
      subline={subline ?? undefined}
      rankingLabel={words.t('result.ranking')}
      rows={resultRows(view, words)}
      celebrate={view.seats.some(({ winner, kind }) => winner && kind === 'person')}
      actions={actions}
    />
  );
}
