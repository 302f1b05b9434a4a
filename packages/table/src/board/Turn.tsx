import { DiceTray, KeptRows, RiskBar, TurnPanel } from '@farkle/ui';
import type { Deeds } from '../deeds/useDeeds.ts';
import type { Table } from '../useTable.ts';
import { keptRows, pendingRow } from '../words/keptRows.ts';
import { messageLine } from '../words/messageLine.ts';
import { trayDice } from '../words/trayDice.ts';
import type { Words } from '../words/words.ts';
import { MessageStrip } from './MessageStrip.tsx';
import { TroubleNotice } from './TroubleNotice.tsx';
import styles from './Turn.module.css';

type TurnProps = {
  readonly table: Table;
  readonly words: Words;
  readonly deeds: Deeds;
  readonly say: (text: string) => void;
};

/** The turn on the table: its points, the dice, and the line that says what to know about them. */
export function Turn({ table, words, deeds, say }: TurnProps) {
  const { view, moving, settle, trouble, settings } = table;
  const { t, format } = words;
  const farkled = view.phase === 'farkled';
  const line = messageLine(view, words);
  const computers = view.seats[view.seat]?.kind === 'computer';
  const calm = view.turn.atRisk === 0;

  return (
    <>
      <TurnPanel
        label={labelOf(farkled, calm, t)}
        points={format.number(view.turn.atRisk)}
        tone={toneOf(farkled, calm)}
      >
        <KeptRows label={t('turn.kept')} rows={keptRows(view, words)} pending={pendingRow(view, words)} />
      </TurnPanel>
      {/* The hand's way past a computer's pause; the keyboard has Escape and the presses below. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
      <div className={styles.tray} onClick={computers ? deeds.skip : undefined}>
        <DiceTray
          label={t('dice')}
          places={trayDice(view, moving, words)}
          rolling={moving}
          rollKey={`${view.turn.number}.${view.turn.kept.length}`}
          mood={moodOf(farkled, view.hotDice)}
          onToggle={deeds.toggle}
          onSkip={settle}
          onRollEnd={settle}
        >
          {overTray()}
        </DiceTray>
      </div>
      <div className={styles.lines} data-hint={settings.riskHint} data-line={line?.kind}>
        <div className={styles.line}>
          <MessageStrip line={line} />
        </div>
        {settings.riskHint && <div className={styles.risk}>{riskBar()}</div>}
      </div>
    </>
  );

  function overTray() {
    if (trouble !== null) return <TroubleNotice table={table} words={words} say={say} />;
    if (farkled) return <span className={styles.stamp}>{t('line.farkle')}</span>;
    return undefined;
  }

  function riskBar() {
    const { odds } = view;
    if (odds === null || computers) return <RiskBar />;
    const chance = format.number(odds.farkles / odds.rolls, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    });
    return (
      <RiskBar
        label={t.rich('risk.nextRoll', { count: odds.count, b: (chunks) => <strong>{chunks}</strong> })}
        value={odds.farkles / odds.rolls}
        text={t('risk.farkle', { chance })}
      />
    );
  }
}

function labelOf(farkled: boolean, calm: boolean, t: Words['t']): string {
  if (farkled) return t('turn.lost');
  return t(calm ? 'turn.fresh' : 'turn.atRisk');
}

function toneOf(farkled: boolean, calm: boolean): 'lost' | 'calm' | 'risk' {
  if (farkled) return 'lost';
  return calm ? 'calm' : 'risk';
}

function moodOf(farkled: boolean, hot: boolean): 'frozen' | 'hot' | 'calm' {
  if (farkled) return 'frozen';
  return hot ? 'hot' : 'calm';
}
