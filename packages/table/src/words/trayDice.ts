import type { DieView, TableView } from '@farkle/engine';
import type { TrayDie } from '@farkle/ui';
import type { Words } from './words.ts';

/** The six places of the tray, each die with its name, its caption and what a press on it does. */
export function trayDice(view: TableView, moving: boolean, words: Words): (TrayDie | null)[] {
  const { refusal } = view.bank;
  const blamed = refusal?.code === 'doesNotScore' ? refusal.dice : [];
  return view.dice.map((die) => {
    const { face } = die;
    if (face === null) return null;
    if (moving) {
      return { face, name: words.t('die.rolling'), look: 'plain', press: pressOf(view, moving) };
    }
    const state = stateOf(die, blamed.includes(face), words.t);
    const calm = view.phase !== 'farkled';
    return {
      face,
      name: words.t('die.name', { face: words.format.number(face), state }),
      // Six times the same word says nothing: a farkle says it once.
      ...(calm ? { caption: state } : {}),
      look: lookOf(die),
      ...(die.state === 'held' && blamed.includes(face) ? { vain: true } : {}),
      press: pressOf(view, moving),
    };
  });
}

function lookOf({ state, scores }: DieView): TrayDie['look'] {
  if (state === 'held') return 'held';
  return scores ? 'plain' : 'dull';
}

/** While dice roll for a person they are buttons already, so that a keyboard that was on a die stays on it. */
function pressOf({ maySelect, phase, seats, seat }: TableView, moving: boolean): TrayDie['press'] {
  const persons = seats[seat]?.kind === 'person';
  if (maySelect || (moving && persons)) return 'toggle';
  return phase === 'farkled' && persons ? 'refused' : 'none';
}

function stateOf({ state, scores, alone }: DieView, blamed: boolean, t: Words['t']): string {
  if (state === 'held') {
    if (!blamed) return t('die.held');
    return t(scores ? 'die.heldTooFew' : 'die.heldInVain');
  }
  if (!scores) return t('die.noScore');
  return alone > 0 ? t('die.scores', { points: alone }) : t('die.inGroup');
}
