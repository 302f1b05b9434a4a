'use client';

import { loadedDice } from '@farkle/engine';
import { type Lesson, lessonAt } from '@farkle/lessons';
import type { MenuItem } from '@farkle/ui';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Snapshot } from 'xstate';
import { GameTable } from '../board/GameTable.tsx';
import { TableProvider } from '../TableProvider.tsx';
import type { TableSettings } from '../tableSettings.ts';
import { LessonVoice } from './LessonVoice.tsx';
import { createLessonStore } from './lessonStore.ts';

export type LessonTableProps = {
  /** Read once: another lesson, or the same again, is another table, told apart by its `key`. */
  readonly lesson: Lesson;
  /** The page's heading. */
  readonly title: string;
  /** The step to begin with; 0 unless the reader comes back to a lesson. Read once. */
  readonly from?: number | undefined;
  readonly settings: TableSettings;
  /** Goes back; without it there is no way back in the top bar. */
  readonly onLeave?: (() => void) | undefined;
  /** More entries for the "···" menu. */
  readonly menu?: readonly MenuItem[] | undefined;
  /** Lesser presses during the lesson: again, skip. */
  readonly actions?: ReactNode;
  /** What can be done once the lesson is done. */
  readonly endActions?: ReactNode;
  /** Told each step that is reached; the number of steps when the lesson is done. */
  readonly onStep?: ((step: number) => void) | undefined;
};

const deaf = () => undefined;

/** A lesson on a real table: its dice are loaded, its teacher stands beside it and keeps back what it does not ask for. */
export function LessonTable({
  lesson,
  title,
  from = 0,
  settings,
  onLeave,
  menu,
  actions,
  endActions,
  onStep = deaf,
}: LessonTableProps) {
  const t = useTranslations('learn.lesson');
  const [store] = useState(() => createLessonStore(lesson, from));
  const [moment] = useState(() => lessonAt(lesson, from));
  const [dealDice] = useState(() => loadedDice(moment.rolls));
  const [decisions] = useState(() => moment.decisions.values());

  return (
    <TableProvider
      input={lesson.table}
      snapshot={moment.saved as Snapshot<unknown>}
      dealDice={dealDice}
      playSeat={() => {
        const { value } = decisions.next();
        if (value === undefined) throw new Error('The lesson has no more decisions: its script needs one.');
        return value;
      }}
      names={lesson.table.kinds.map((kind) => (kind === 'person' ? t('you') : t('computer')))}
      settings={{ ...settings, riskHint: settings.riskHint || lesson.riskHint }}
      referee={store.referee}
    >
      <GameTable
        title={title}
        onLeave={onLeave}
        menu={menu}
        aside={
          <LessonVoice
            lesson={lesson}
            store={store}
            actions={actions}
            endActions={endActions}
            onStep={onStep}
          />
        }
      />
    </TableProvider>
  );
}
