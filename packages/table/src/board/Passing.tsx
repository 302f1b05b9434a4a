import { HandOver, Icon } from '@farkle/ui';
import type { Deeds } from '../deeds/useDeeds.ts';
import type { Table } from '../useTable.ts';
import { logSentence } from '../words/logSentence.tsx';
import type { Words } from '../words/words.ts';

type PassingProps = { readonly table: Table; readonly words: Words; readonly deeds: Deeds };

/** The device goes from one person to the next: who is next, and what the last turn was. */
export function Passing({ table: { view }, words, deeds }: PassingProps) {
  const { t, voice } = words;
  const { name } = voice(view.seat);
  const last = view.log.at(-1);
  return (
    <HandOver
      key={view.turn.number}
      picture={<Icon name="people" size="large" />}
      title={titleOf()}
      text={last === undefined ? undefined : logSentence(last, words)}
      actionLabel={t('handOver.action', { name })}
      onAction={deeds.takeOver}
    />
  );

  function titleOf() {
    if (last === undefined) return t('handOver.begins', { name });
    return view.seats[view.seat]?.lastTurn ? t('handOver.lastTurn', { name }) : t('handOver.title', { name });
  }
}
