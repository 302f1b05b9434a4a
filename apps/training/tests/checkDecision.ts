import { isFarkle, legalSelections, type RuleSet, whyNotBank } from '@farkle/rules';
import type { WinTable } from '@farkle/strategy';
import { expect } from 'vitest';
import { secondCost } from '../src/positions/answerKey.ts';
import { isWorthAsking } from '../src/positions/hardness.ts';
import { parseDecision } from '../src/positions/parseDecision.ts';
import { gameOf } from '../src/positions/position.ts';
import { positionFault } from '../src/positions/positionFault.ts';
import { type DecisionDrill, type DecisionQuestion, endgameKindOf } from '../src/positions/question.ts';
import { plainValues } from './plainValues.ts';

/** The most that a value may differ from its recomputation, by currency. */
const tolerance = { winChance: 1e-9, points: 1e-6, turns: 1e-9 } as const;

/** Fails unless a drawn question is legal, can come up, leaves a real choice, and has a right key. */
export function checkDecision(
  drill: DecisionDrill,
  question: DecisionQuestion,
  ruleSet: RuleSet,
  table: WinTable | null,
): void {
  const { position, key } = question;
  const what = () => JSON.stringify({ drill, position, key });
  const ensure = (holds: boolean, claim: string) => {
    if (!holds) expect.fail(`${claim}: ${what()}`);
  };
  ensure(positionFault(position, ruleSet) === null, 'the position can come up in a game');
  ensure(position.roll.length > 0 && !isFarkle(position.roll, ruleSet), 'the roll is to be answered');
  ensure(key.choices.length >= 2, 'there is a choice');
  ensure(isWorthAsking(secondCost(key) ?? 0, key.currency), 'the second choice is near the best');
  ensure(drill !== 'endgame' || endgameKindOf(position, ruleSet) !== null, 'it is an endgame');

  const game = gameOf(position, ruleSet);
  const { rolling, banking } = plainValues(position, ruleSet, table);
  const sign = key.currency === 'turns' ? -1 : 1;
  const within = tolerance[key.currency];
  let best = Number.NEGATIVE_INFINITY;
  for (const { dice } of legalSelections(position.roll, ruleSet)) {
    const points = legalSelections(position.roll, ruleSet).find((each) => each.dice === dice)?.points ?? 0;
    const turnPoints = position.turnPoints + points;
    const diceLeft = position.roll.length - dice.length || 6;
    const rolled = rolling(turnPoints, diceLeft);
    const banked = whyNotBank(game, dice) === null ? banking(turnPoints) : null;
    best = Math.max(best, rolled, banked ?? Number.NEGATIVE_INFINITY);
    const choices = key.choices.filter(({ setAside }) => setAside.join() === dice.join());
    ensure(drill !== 'keep' || choices.length === 1, 'each selection is a choice');
    for (const choice of choices) {
      const value = choice.then === 'bank' ? banked : rolled;
      ensure(value !== null, 'a bank in the key may be made');
      ensure(choice.turnPoints === turnPoints && choice.diceLeft === diceLeft, 'points and dice are right');
      ensure(
        Math.abs(sign * choice.value - (value ?? 0)) <= within,
        `${choice.value} is recomputed ${value}`,
      );
      const better = Math.max(rolled, banked ?? Number.NEGATIVE_INFINITY);
      ensure(drill !== 'keep' || Math.abs((value ?? 0) - better) <= within, 'it is the better deed');
    }
  }
  const first = sign * (key.choices[0]?.value ?? 0);
  ensure(Math.abs(first - best) <= within, `the best is ${best} when recomputed`);
  for (const { value, cost } of key.choices) {
    ensure(Math.abs(first - sign * value - cost) <= within, 'a cost is the distance from the best');
  }
  const reread = parseDecision(JSON.parse(JSON.stringify(question)), ruleSet);
  expect(reread).toEqual(question);
}
