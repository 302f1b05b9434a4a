import { diceInPlay, faces, isFarkle, legalSelections, type RuleSet } from '@farkle/rules';
import type { Chance } from '../../chance/chance.ts';
import type { DrawRequest } from '../../session/drill.ts';
import type { Question } from './question.ts';

/** So many positions are looked at, and one near the aim is taken. */
const candidates = 16;
/** So many rating points away from the aim a question is as unlikely as it gets. */
const reach = 500;

/** The next question: a number of dice whose risk is asked, or a position that a turn can come to. */
export function drawQuestion(ruleSet: RuleSet, { chance, aim, asked }: DrawRequest<Question>): Question {
  const shown = new Set(asked.map(signature));
  const offered: readonly Question[] = [
    ...[1, 2, 3, 4, 5, 6].map((dice): Question => ({ kind: 'risk', dice })),
    ...Array.from({ length: candidates }, () => drawGain(ruleSet, chance)),
  ];
  const fresh = offered.filter((question) => !shown.has(signature(question)));
  return chance.pickByWeight(fresh.length > 0 ? fresh : offered, (question) =>
    Math.max(0.03, 1 - Math.abs(difficultyOf(question) - aim) / reach),
  );
}

/** Equal for equal questions. */
export function signature(question: Question): string {
  return question.kind === 'risk' ? `${question.dice}` : `${question.turnPoints}/${question.dice}`;
}

/** The risks in the order in which players know them; of one die everybody can say it. */
const riskDifficulty = [0, 1000, 1150, 1300, 1400, 1450, 1250] as const;

/** How hard a question is, in rating points, set by hand: the gain is harder than the risk, most of all with many points. */
export function difficultyOf(question: Question): number {
  if (question.kind === 'risk') return riskDifficulty[question.dice] ?? 1400;
  const { dice, turnPoints } = question;
  if (turnPoints === 0) return 1450;
  return 1500 + 25 * dice + Math.min(200, turnPoints / 5);
}

/** A position that a turn comes to after one to four rolls without a farkle. */
function drawGain(ruleSet: RuleSet, chance: Chance): Question {
  let dice = diceInPlay;
  let turnPoints = 0;
  for (let rolls = chance.below(5); rolls > 0; rolls--) {
    const roll = Array.from({ length: dice }, () => chance.pick(faces));
    if (isFarkle(roll, ruleSet)) continue;
    const selection = chance.pick(legalSelections(roll, ruleSet));
    turnPoints += selection.points;
    const left = dice - selection.dice.length;
    dice = left === 0 ? diceInPlay : left;
  }
  return { kind: 'gain', dice, turnPoints };
}
