import type { IllegalPlay } from '@farkle/rules';
import { diceInPlay, rollOn, seatAt, whyNotBank } from '@farkle/rules';
import type { TableContext } from '../table/tableContext.ts';
import { selectedDice } from '../table/tableContext.ts';
import { pointsAtRisk } from './atRisk.ts';
import type { Phase } from './phase.ts';

/** Why a command cannot be pressed: a rule, or somebody else being waited for. */
export type Refusal =
  | IllegalPlay
  /** A computer is to move. */
  | { readonly code: 'notYourTurn' }
  /** The dice are in the air. */
  | { readonly code: 'diceAreRolling' }
  /** The device has to be handed over first. */
  | { readonly code: 'handOverFirst' };

/** The code alone, for maps from a reason to words. */
export type RefusalCode = Refusal['code'];

/** One of the two commands, with the numbers of its label. */
export interface CommandView {
  readonly may: boolean;
  /** Why not; null when it may be pressed. */
  readonly refusal: Refusal | null;
  /** Dice that rolling would throw with this selection committed; six when it takes all dice. */
  readonly dice: number;
  /** Turn points that would be at risk, or banked; an illegal selection adds nothing to them. */
  readonly points: number;
  /** The score that banking would make. */
  readonly makes: number;
}

/** The roll command. */
export function rollCommand(context: TableContext, phase: Phase): CommandView {
  return command(context, phase, refusalOf(context, phase, 'roll'));
}

/** The bank command. */
export function bankCommand(context: TableContext, phase: Phase): CommandView {
  return command(context, phase, refusalOf(context, phase, 'bank'));
}

function command(context: TableContext, phase: Phase, refusal: Refusal | null): CommandView {
  const { turn } = context.game;
  const points = pointsAtRisk(context, phase);
  return {
    may: refusal === null,
    refusal,
    dice: turn.diceLeft - context.selection.length || diceInPlay,
    points,
    makes: seatAt(context.game, turn.seat).score + points,
  };
}

function refusalOf(context: TableContext, phase: Phase, press: 'roll' | 'bank'): Refusal | null {
  switch (phase) {
    case 'handingOver':
      return { code: 'handOverFirst' };
    case 'rolling':
      return { code: 'diceAreRolling' };
    case 'thinking':
    case 'showing':
      return { code: 'notYourTurn' };
    case 'farkled':
      return { code: 'turnIsOver' };
    case 'over':
      return { code: 'gameIsOver' };
    case 'ready':
    case 'choosing':
      return press === 'roll' ? whyNotRoll(context) : whyNotBank(context.game, selectedDice(context));
    default:
      return phase satisfies never;
  }
}

function whyNotRoll(context: TableContext): IllegalPlay | null {
  const rolled = rollOn(context.game, selectedDice(context));
  return rolled.ok ? null : rolled.error;
}
