import type { RuleSet } from '@farkle/rules';
import { bestTurn, weighTurn } from '@farkle/strategy';
import { chanceOf } from '../chance/chance.ts';
import { answerKeyOf, type Known, knowledgeAt } from '../positions/choices.ts';
import { drawDecision } from '../positions/drawDecision.ts';
import { gameOf, type Position } from '../positions/position.ts';
import type { Asked, BrainAnswer, BrainQuestion, Thresholds, Valuation } from './brainMessages.ts';
import { knownOf } from './knowledge.ts';

/**
 * Draws questions, values positions and solves games, away from the page. While a game is being solved it goes on
 * answering by what is known already.
 */
const say = (answer: BrainAnswer) => postMessage(answer);

addEventListener('message', ({ data }: MessageEvent<BrainQuestion>) => {
  const { ruleSet } = data;
  const known = knownOf(ruleSet, {
    solving: (share) => say({ kind: 'solving', ruleSet, share }),
    learnt: ({ knowledge }) => say({ kind: 'knows', ruleSet, knowledge }),
  });
  if (data.kind === 'prepare') return;
  const { id } = data;
  known
    .then((now) => say({ id, ...answerTo(data, ruleSet, now) }))
    .catch((error: unknown) => {
      say({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
    });
});

type Answer =
  | { readonly kind: 'drawn'; readonly question: ReturnType<typeof drawDecision> }
  | { readonly kind: 'valued'; readonly valuation: Valuation }
  | { readonly kind: 'thresholds'; readonly thresholds: Thresholds };

function answerTo(asked: Asked, ruleSet: RuleSet, known: Known): Answer {
  switch (asked.kind) {
    case 'draw': {
      const { drill, aim, seed, stream, avoid } = asked;
      const request = { drill, aim, chance: chanceOf(seed, stream), avoid };
      return { kind: 'drawn', question: drawDecision(ruleSet, known, request) };
    }
    case 'value':
      return { kind: 'valued', valuation: valuationOf(asked.position, ruleSet, known) };
    case 'thresholds':
      return { kind: 'thresholds', thresholds: thresholdsOf(ruleSet) };
    default:
      return asked satisfies never;
  }
}

function valuationOf(position: Position, ruleSet: RuleSet, known: Known): Valuation {
  if (position.roll.length > 0) return { kind: 'choices', key: answerKeyOf(position, ruleSet, known) };
  const weighing = weighTurn(gameOf(position, ruleSet), position, known.table);
  return { kind: 'weighing', weighing, knowledge: knowledgeAt(position, ruleSet, known) };
}

function thresholdsOf(ruleSet: RuleSet): Thresholds {
  const { entryMinimum, bankMinimum } = ruleSet;
  return {
    entered: bestTurn(ruleSet),
    firstBank: entryMinimum > bankMinimum ? bestTurn(ruleSet, { entered: false }) : null,
  };
}
