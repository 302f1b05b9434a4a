import { pointsGrid, type RuleSet } from '@farkle/rules';
import type { Chance } from '../../chance/chance.ts';
import { misreadings } from './misreadings.ts';
import type { Position } from './position.ts';
import { type Answer, answerKey } from './question.ts';

/** So many worths are offered, beside `notLegal`. */
const worthsOffered = 3;

/** The answers to choose from: the right one, wrong ones that somebody would really give, and always `notLegal`. */
export function drawOptions(position: Position, ruleSet: RuleSet, chance: Chance): readonly Answer[] {
  const key = answerKey(position, ruleSet);
  const { invited, foreign } = misreadings(position, ruleSet, key);
  const candidates = [
    ...chance.shuffle(invited),
    ...chance.shuffle(foreign),
    ...chance.shuffle(near(key.points)),
  ];
  const worths = new Set<number>(key.answer === 'notLegal' ? [] : [key.answer]);
  for (const candidate of candidates) {
    if (worths.size === worthsOffered) break;
    if (candidate > 0) worths.add(candidate);
  }
  return [...[...worths].sort((a, b) => a - b), 'notLegal'];
}

/** Worths near one: slips of the head. Always enough of them, even beside nothing. */
function near(points: number): readonly number[] {
  return [2 * pointsGrid, -2 * pointsGrid, pointsGrid, -pointsGrid, 4 * pointsGrid, 10 * pointsGrid].map(
    (step) => points + step,
  );
}
