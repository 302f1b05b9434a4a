'use client';

import {
  Dialog,
  GameLog,
  IconButton,
  LiveRegion,
  Menu,
  type MenuItem,
  Page,
  Scoreboard,
  TopBar,
} from '@farkle/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDeeds } from '../deeds/useDeeds.ts';
import { useKeptFocus } from '../deeds/useKeptFocus.ts';
import { useKeys } from '../deeds/useKeys.ts';
import { useTable } from '../useTable.ts';
import { logEntries } from '../words/logEntries.ts';
import { refusalSentence } from '../words/refusalSentence.ts';
import { scoreboardSeats } from '../words/seatWords.ts';
import { useWords } from '../words/useWords.ts';
import { Deck } from './Deck.tsx';
import styles from './GameTable.module.css';
import { HelpDialog } from './HelpDialog.tsx';
import { HintDialog } from './HintDialog.tsx';
import { Passing } from './Passing.tsx';
import { TheEnd } from './TheEnd.tsx';
import { Turn } from './Turn.tsx';
import { useAnnouncement } from './useAnnouncement.ts';

export type GameTableProps = {
  /** The page's heading: "Against Hard". */
  readonly title: string;
  /** Goes back; the game stays as it is. Without it there is no way back in the top bar. */
  readonly onLeave?: (() => void) | undefined;
  /** More entries for the "···" menu, below the table's own. */
  readonly menu?: readonly MenuItem[] | undefined;
  /** Stands in the place of the whole top bar. */
  readonly topBar?: ReactNode;
  /** What can be done at the end: rematch, home. */
  readonly endActions?: ReactNode;
  /** Stands beside the board, in the place of the log, and above the scores where there is one column only. */
  readonly aside?: ReactNode;
};

/** The whole screen of a game, drawn from the table around it. */
export function GameTable({ title, onLeave, menu = [], topBar, endActions, aside }: GameTableProps) {
  const table = useTable();
  const { view, settings, kinds, names, seatNotes, hint } = table;
  const words = useWords(kinds, names);
  const { t } = words;
  const { announcement, say } = useAnnouncement(words);
  const [sheet, setSheet] = useState<'help' | 'log' | 'hint' | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const deck = useRef<HTMLDivElement>(null);

  const deeds = useDeeds(table, (deed) => {
    const { refusal } = view[deed];
    if (refusal !== null) say(refusalSentence(refusal, words));
  });
  const mayAsk = hint !== undefined && view.phase === 'choosing' && !table.moving;
  const askCoach = () => {
    if (mayAsk) setSheet('hint');
    else if (hint !== undefined) say(t('hint.notNow'));
  };
  useKeys({ ...deeds, help: () => setSheet('help'), hint: askCoach }, settings.singleKeys);
  useKeptFocus(root, deck);

  const farkled = view.phase === 'farkled' && kinds[view.seat] === 'person';
  useEffect(() => {
    if (farkled) deck.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [farkled]);

  const log = { title: t('thisGame'), entries: logEntries(view, words), emptyText: t('nothingYet') };
  return (
    <Page width="table" skipLabel={t('skipToTable')} header={topBar === undefined ? bar() : topBar}>
      <div
        ref={root}
        className={styles.table}
        data-phase={view.phase}
        data-seats={view.seats.length}
        data-aside={aside === undefined ? undefined : ''}
      >
        {aside !== undefined && <div className={styles.aside}>{aside}</div>}
        <div className={styles.scores}>
          <Scoreboard
            label={t('scores')}
            seats={scoreboardSeats(view, seatNotes, words)}
            dense={aside !== undefined}
          />
        </div>
        <div className={styles.board}>{middle()}</div>
        {aside === undefined && (
          <div className={styles.log}>
            <GameLog {...log} scrolls />
          </div>
        )}
        <LiveRegion announcement={announcement} />
      </div>
      <HelpDialog
        open={sheet === 'help'}
        onOpenChange={(open) => setSheet(open ? 'help' : null)}
        singleKeys={settings.singleKeys}
        coach={hint !== undefined}
        ruleSet={view.ruleSet}
        words={words}
      />
      {hint !== undefined && (
        <HintDialog
          open={sheet === 'hint'}
          onOpenChange={(open) => setSheet(open ? 'hint' : null)}
          ask={() => hint(table.snapshot.context.game)}
          onTake={({ setAside }) => deeds.hold(setAside)}
          words={words}
        />
      )}
      <Dialog
        open={sheet === 'log'}
        onOpenChange={(open) => setSheet(open ? 'log' : null)}
        title={title}
        closeLabel={t('close')}
      >
        <GameLog {...log} />
      </Dialog>
    </Page>
  );

  function bar() {
    const coach: MenuItem = {
      id: 'coach',
      label: t('hint.title'),
      icon: 'spark',
      disabled: !mayAsk,
      onSelect: askCoach,
    };
    const own: MenuItem[] = [
      { id: 'log', label: t('thisGame'), icon: 'list', onSelect: () => setSheet('log') },
      ...(hint === undefined ? [] : [coach]),
      { id: 'help', label: t('help'), icon: 'keys', onSelect: () => setSheet('help') },
    ];
    return (
      <TopBar
        title={title}
        back={onLeave && <IconButton icon="back" label={t('leave')} onClick={onLeave} />}
        actions={
          <>
            <IconButton icon="help" label={t('help')} onClick={() => setSheet('help')} />
            <Menu label={t('more')} items={[...own, ...menu]} />
          </>
        }
      />
    );
  }

  function middle() {
    if (view.phase === 'over') {
      return (
        <div ref={deck} className={styles.end}>
          <TheEnd table={table} words={words} actions={endActions} />
        </div>
      );
    }
    if (view.phase === 'handingOver') {
      return (
        <div ref={deck} className={styles.passing}>
          <Passing table={table} words={words} deeds={deeds} />
        </div>
      );
    }
    return (
      <>
        <Turn table={table} words={words} deeds={deeds} say={say} />
        <div ref={deck} className={styles.deck}>
          <Deck table={table} words={words} deeds={deeds} />
        </div>
      </>
    );
  }
}
