import type { RuleSet } from '@farkle/rules';
import type { Chance } from '../chance/chance.ts';
import { type AnswerKey, secondCost } from './answerKey.ts';
import { answerKey, type Known } from './choices.ts';
import { aimWindow, hardnessOf, isWorthAsking, withinHardness } from './hardness.ts';
import { playedMoments } from './playedMoments.ts';
import { type Position, type PositionGoal, positionOf } from './position.ts';
import { positionFault } from './positionFault.ts';
import {
  type DecisionDrill,
  type DecisionQuestion,
  endgameKindOf,
  endgameKindsOf,
  signatureOf,
} from './question.ts';

/** What a question is drawn for. */
export interface DecisionRequest {
  readonly drill: DecisionDrill;
  /** The wished difficulty in rating points. */
  readonly aim: number;
  readonly chance: Chance;
  /** Signatures of questions that should not come again. */
  readonly avoid: readonly string[];
}

/** Games that are searched for a question near the aim; the rest only where nothing at all was found. */
const mostGames = 80;
const gamesAtLast = 160;
/** After so many any number of dice will do, and then any kind that the drill may ask about. */
const gamesOfWish = 12;
const gamesOfKind = 48;
/** Moments of one game that are looked at, so that questions come from many games. */
const momentsOfGame = 14;
/** Above this target the race alone is not asked about: solving it takes too long. */
const longestRace = 20_000;

/**
 * Draws a question from real play: a moment of a game between computer players where the second choice costs about as
 * much as the aim wants. The same seed, rules and knowledge draw the same. Where nothing comes near enough to the aim,
 * the nearest question that was found is asked; throws where the rules leave nothing to decide in any game.
 */
export function drawDecision(ruleSet: RuleSet, known: Known, request: DecisionRequest): DecisionQuestion {
  const { drill, chance, avoid } = request;
  const aim = withinHardness(request.aim);
  const wish = drawWish(drill, ruleSet, known, chance);
  let nearest: { question: DecisionQuestion; away: number } | null = null;
  for (let game = 0; game < mostGames || nearest === null; game++) {
    if (game >= gamesAtLast) break;
    const anyDice = game >= gamesOfWish;
    const fits = game >= gamesOfKind ? wish.drill : wish.kind;
    const moments = chance.shuffle(playedMoments(ruleSet, wish.goal, known.table, chance));
    let looked = 0;
    for (const moment of moments) {
      if (looked >= momentsOfGame) break;
      const position = positionOf(moment);
      if (!(wish.position(position) || (anyDice && fits(position)))) continue;
      looked++;
      const key = answerKey(drill, position, ruleSet, known);
      if (key === null || !(anyDice || wish.key(key))) continue;
      const cost = secondCost(key);
      if (cost === null || !isWorthAsking(cost, key.currency)) continue;
      if (positionFault(position, ruleSet) !== null) continue;
      const question = { position, key, kind: endgameKindOf(position, ruleSet) };
      if (avoid.includes(signatureOf(question))) continue;
      const away = Math.abs(hardnessOf(cost, key.currency) - aim);
      if (away <= aimWindow) return question;
      if (nearest === null || away < nearest.away) nearest = { question, away };
    }
  }
  if (nearest !== null) return nearest.question;
  throw new Error(
    `No game under these rules brings up a decision for the drill "${drill}" that is worth asking; train it under other rules.`,
  );
}

/** What the question should be about, drawn so that everything comes up. */
interface Wish {
  readonly goal: PositionGoal;
  /** Cannot be done without. */
  readonly drill: (position: Position) => boolean;
  /** Done without only where nothing near the aim comes up for long. */
  readonly kind: (position: Position) => boolean;
  /** Looked for first. */
  readonly position: (position: Position) => boolean;
  readonly key: (key: AnswerKey) => boolean;
}

const any = () => true;
/** How often each number of dice is asked about, by number from 0: one and six dice are often clear, most others not. */
const diceWeights = [0, 2, 3, 4, 4, 3, 3];

function drawWish(drill: DecisionDrill, ruleSet: RuleSet, known: Known, chance: Chance): Wish {
  const dice = chance.pickByWeight([1, 2, 3, 4, 5, 6], (count) => diceWeights[count] ?? 0);
  switch (drill) {
    case 'keep': {
      const count = Math.max(2, dice);
      const goal = drawGoal(ruleSet, known, chance);
      return { goal, drill: any, kind: any, position: ({ roll }) => roll.length === count, key: any };
    }
    case 'bankOrRoll': {
      const goal = drawGoal(ruleSet, known, chance);
      return {
        goal,
        drill: any,
        kind: any,
        position: any,
        key: ({ choices }) => choices[0]?.diceLeft === dice,
      };
    }
    case 'endgame': {
      const wanted = chance.pick(endgameKindsOf(ruleSet));
      const kind = (position: Position) => endgameKindOf(position, ruleSet) === wanted;
      const ofAnyKind = (position: Position) => endgameKindOf(position, ruleSet) !== null;
      return { goal: 'target', drill: ofAnyKind, kind, position: kind, key: any };
    }
    default:
      return drill satisfies never;
  }
}

/** Mostly two seats; alone for variety, and until the chances to win are known. */
function drawGoal({ target }: RuleSet, { knowledge }: Known, chance: Chance): PositionGoal {
  if (knowledge === 'points') return 'turns';
  const goal = chance.pick(['target', 'target', 'target', 'turns', 'fewestTurns'] as const);
  return goal === 'fewestTurns' && target > longestRace ? 'turns' : goal;
}
