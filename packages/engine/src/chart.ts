import { rollFits } from '@farkle/rules';
import { assertEvent, assign, setup } from 'xstate';
import * as moves from './table/moves.ts';
import * as questions from './table/questions.ts';
import * as seating from './table/seating.ts';
import type { TableContext, TableInput } from './table/tableContext.ts';
import type { TableEvent } from './table/tableEvent.ts';

/**
 * The vocabulary of the chart: guards are questions to a predicate, actions call one reducer. The states that
 * speak it stand in `turn/` and `game/`.
 */
export const chart = setup({
  types: {
    context: {} as TableContext,
    events: {} as TableEvent,
    input: {} as TableInput,
  },
  guards: {
    gameIsOver: ({ context }) => context.game.result !== null,
    finalRoundIsOn: ({ context }) => context.game.finalRound !== null,
    handOverIsDue: ({ context }) => seating.handOverIsDue(context.game, context.kinds),
    computerIsToMove: ({ context }) => seating.computerIsToMove(context.game, context.kinds),
    rollFits: ({ context, event }) => event.type === 'landed' && rollFits(context.game, event.dice),
    rollFarkled: ({ context }) => questions.rollFarkled(context),
    dieLiesThere: ({ context, event }) =>
      event.type === 'die.toggled' && questions.dieLiesIn(context, event.place),
    diceLieThere: ({ context, event }) =>
      event.type === 'dice.held' && questions.diceLieIn(context, event.places),
    mayRollOn: ({ context }) => questions.mayRollOn(context),
    mayBank: ({ context }) => questions.mayBank(context),
    selectionIsHot: ({ context }) => questions.selectionIsHot(context),
    selectionIsNotHot: ({ context }) => !questions.selectionIsHot(context),
    decisionIsLegal: ({ context, event }) =>
      event.type === 'computer.decided' && questions.decisionIsLegal(context, event.setAside, event.then),
    bankIsIntended: ({ context }) => context.intent === 'bank',
    leavingEndsTurn: ({ context, event }) =>
      event.type === 'seat.left' &&
      seating.maySeatLeave(context.game, event.seat) &&
      seating.leavingEndsTurn(context.game, event.seat),
    maySeatLeave: ({ context, event }) =>
      event.type === 'seat.left' && seating.maySeatLeave(context.game, event.seat),
  },
  actions: {
    toggleDie: assign(({ context, event }) => {
      assertEvent(event, 'die.toggled');
      return moves.toggleDie(context, event.place);
    }),
    holdDice: assign(({ context, event }) => {
      assertEvent(event, 'dice.held');
      return moves.holdPlaces(context, event.places);
    }),
    commitAndRoll: assign(({ context }) => moves.commitAndRoll(context)),
    landDice: assign(({ context, event }) => {
      assertEvent(event, 'landed');
      return moves.landDice(context, event.dice);
    }),
    tellHotDice: assign(({ context }) => moves.tellHotDice(context)),
    bankPoints: assign(({ context }) => moves.bankPoints(context)),
    acknowledgeFarkle: assign(({ context }) => moves.acknowledgeFarkle(context)),
    showDecision: assign(({ context, event }) => {
      assertEvent(event, 'computer.decided');
      return moves.showDecision(context, event.setAside, event.then);
    }),
    leaveSeat: assign(({ context, event }) => {
      assertEvent(event, 'seat.left');
      return moves.leaveSeat(context, event.seat);
    }),
  },
});
