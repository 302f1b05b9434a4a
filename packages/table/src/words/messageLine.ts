import type { TableView, Warning } from '@farkle/engine';
import { formatDice } from '@farkle/rules';
import type { ReactNode } from 'react';
import { logSentence } from './logSentence.tsx';
import type { Words } from './words.ts';

/**
 * The one line between dice and presses. An `event` is news of this moment; what is `standing` gives way to the
 * chance of a farkle where there is room for one of them only.
 */
export interface MessageLine {
  readonly kind: 'event' | 'standing';
  readonly tone: 'plain' | 'risk' | 'hot';
  readonly title?: string;
  readonly text: ReactNode;
}

/** What the line says now; null when there is nothing to say. */
export function messageLine(view: TableView, words: Words): MessageLine | null {
  const { t, voice } = words;
  const who = voice(view.seat);
  const computers = view.seats[view.seat]?.kind === 'computer';
  switch (view.phase) {
    case 'farkled': {
      const penalty = view.turn.farkle?.penalty ?? 0;
      const text = penalty > 0 ? t('line.taken', { penalty }) : t('line.nothingScores');
      return { kind: 'event', tone: 'risk', text };
    }
    case 'thinking': {
      const begins = view.turn.kept.length === 0 && view.dice.every(({ face }) => face === null);
      return event(t(begins ? 'line.next' : 'line.thinks', { name: who.name }));
    }
    case 'showing':
      return view.turn.selected.length === 0
        ? event(t('line.rolls', { name: who.name }))
        : shown(view, words);
    case 'rolling':
      return computers ? event(t('line.rolls', { name: who.name })) : warningLine(view.warnings, t);
    case 'choosing':
      return view.hotDice ? hotLine(view, t) : warningLine(view.warnings, t);
    case 'ready':
      return (
        warningLine(view.warnings, t) ?? { kind: 'standing', tone: 'plain', text: lastTurn(view, words) }
      );
    case 'handingOver':
    case 'over':
      return null;
    default:
      return view.phase satisfies never;
  }
}

/** What happened last, for those who do not see the log. */
function lastTurn({ log, seat }: TableView, words: Words): ReactNode {
  const last = log.at(-1);
  return last === undefined ? words.t('line.firstRoll', words.voice(seat)) : logSentence(last, words);
}

function event(text: string): MessageLine {
  return { kind: 'event', tone: 'plain', text };
}

function hotLine({ ruleSet }: TableView, t: Words['t']): MessageLine {
  const text = t(ruleSet.hotDice === 'mustRoll' ? 'line.hotMustRoll' : 'line.hotMayRoll');
  return { kind: 'event', tone: 'hot', title: t('line.hotTitle'), text };
}

function shown(view: TableView, { t, voice }: Words): MessageLine {
  const { name } = voice(view.seat);
  const dice = formatDice(view.turn.selected);
  if (view.intent === 'bank') return event(t('line.keepsAndBanks', { name, dice, points: view.bank.points }));
  if (view.hotDice) return event(t('line.keepsAndRollsHot', { name, dice }));
  return event(t('line.keepsAndRolls', { name, dice, count: view.roll.dice }));
}

/** The gravest warning. */
function warningLine(warnings: readonly Warning[], t: Words['t']): MessageLine | null {
  const warning = warnings.at(-1);
  return warning === undefined ? null : { kind: 'standing', tone: 'risk', text: warningText(warning, t) };
}

function warningText(warning: Warning, t: Words['t']): string {
  switch (warning.code) {
    case 'thirdFarkleCosts':
      return t('line.thirdFarkleCosts', { penalty: warning.penalty });
    case 'lastTurn':
      return warning.needs > 0 ? t('line.lastTurnNeeds', { points: warning.needs }) : t('line.lastTurnLeads');
    case 'bankLoses':
      return t('line.bankLoses', { makes: warning.makes, leader: warning.leader });
    default:
      return warning satisfies never;
  }
}
