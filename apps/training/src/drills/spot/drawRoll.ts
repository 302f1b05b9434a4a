import { type Dice, diceInPlay, type Face, faces, type RuleSet } from '@farkle/rules';
import type { Chance } from '../../chance/chance.ts';
import type { DrawRequest } from '../../session/drill.ts';
import { difficultyOf } from './kind.ts';
import type { Question } from './question.ts';

/** So many rolls are looked at, and one near the aim is taken. */
const candidates = 24;
/** So many rating points away from the aim a roll is as unlikely as it gets. */
const reach = 400;

/** The faces that score nothing alone. */
const mute: readonly Face[] = [2, 3, 4, 6];

/** The next roll: near the aim, and none that the session has shown, however it lay. */
export function drawRoll(ruleSet: RuleSet, { chance, aim, asked }: DrawRequest<Question>): Question {
  const shown = new Set(asked.map(({ roll }) => signature(roll)));
  const rolls = Array.from({ length: candidates }, () => anyRoll(chance));
  const fresh = rolls.filter((roll) => !shown.has(signature(roll)));
  const roll = chance.pickByWeight(fresh.length > 0 ? fresh : rolls, (each) =>
    Math.max(0.04, 1 - Math.abs(difficultyOf(each, ruleSet) - aim) / reach),
  );
  return { roll };
}

/** Equal for the same dice, however they lie. */
export function signature(roll: Dice): string {
  return [...roll].sort().join('');
}

/** A roll of one of the makings that teach, in a random order. */
function anyRoll(chance: Chance): Dice {
  return chance.shuffle(making(chance));
}

function making(chance: Chance): Dice {
  const [a, b, c, d] = chance.shuffle(faces) as [Face, Face, Face, Face];
  switch (chance.below(8)) {
    case 0: {
      // Mute dice without three alike: a farkle, most of the time.
      const count = 2 + chance.below(5);
      return chance.shuffle([...mute, ...mute]).slice(0, count);
    }
    case 1:
      return withOthers(chance, [a, a, a], 1 + chance.below(3));
    case 2:
      return chance.onceIn(2) ? faces : nearStraight(chance);
    case 3:
      return [a, a, b, b, c, chance.onceIn(2) ? c : d];
    case 4:
      return [a, a, a, a, b, chance.onceIn(2) ? b : c];
    case 5:
      return [a, a, a, b, b, chance.onceIn(2) ? b : c];
    default:
      return withOthers(chance, [], 3 + chance.below(4));
  }
}

function withOthers(chance: Chance, dice: Dice, count: number): Dice {
  return [...dice, ...Array.from({ length: count }, () => chance.pick(faces))].slice(0, diceInPlay);
}

/** Five faces in a row, alone or with one of them twice. */
function nearStraight(chance: Chance): Dice {
  const run = chance.pick<Dice>([
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 6],
    [1, 2, 3, 4, 6],
    [1, 3, 4, 5, 6],
  ]);
  return chance.onceIn(2) ? [...run, chance.pick(run)] : run;
}
