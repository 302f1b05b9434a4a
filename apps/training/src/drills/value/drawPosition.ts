import { type Dice, diceInPlay, type Face, faces } from '@farkle/rules';
import type { Chance } from '../../chance/chance.ts';
import { drawKeptEarlier } from './drawKeptEarlier.ts';
import { drawLeftBehind } from './drawLeftBehind.ts';
import { alike, lay, mute } from './lay.ts';
import type { Position } from './position.ts';
import type { Topic } from './topic.ts';

/** So many different faces, ascending. */
function different(chance: Chance, count: number, from: readonly Face[] = faces): Face[] {
  return chance
    .shuffle(from)
    .slice(0, count)
    .sort((a, b) => a - b);
}

/** Lays chosen dice among others of faces that are not chosen, so that the others raise no question of their own. */
function layAmongOthers(chance: Chance, chosen: Dice): Position {
  const strangers = faces.filter((face) => !chosen.includes(face));
  const room = diceInPlay - chosen.length;
  const count = strangers.length === 0 ? 0 : chance.below(room + 1);
  return lay(
    chance,
    chosen,
    Array.from({ length: count }, () => chance.pick(strangers)),
  );
}

/** A position that asks about one topic; every way of drawing it asks about nothing else. */
export function drawPosition(topic: Topic, chance: Chance): Position {
  switch (topic) {
    case 'leftBehind':
      return drawLeftBehind(chance);
    case 'keptEarlier':
      return drawKeptEarlier(chance);
    default:
      return layAmongOthers(chance, chosenFor(topic, chance));
  }
}

function chosenFor(topic: Exclude<Topic, 'leftBehind' | 'keptEarlier'>, chance: Chance): Dice {
  switch (topic) {
    case 'singles':
      return chance.pick<Dice>([[1], [5], [1, 5], [1, 1], [5, 5], [1, 1, 5], [1, 5, 5], [1, 1, 5, 5]]);
    case 'triple':
      return alike(chance.pick([2, 3, 4, 5, 6]), 3);
    case 'strayDice':
      return withStrayDice(chance);
    case 'tripleAndSingles':
      return tripleAndSingles(chance);
    case 'ones':
      return chance.pick<Dice>([alike(1, 3), alike(1, 4), alike(1, 4), alike(1, 5), [1, 1, 1, 5]]);
    case 'straight':
      return faces;
    case 'threePairs':
      return different(chance, 3).flatMap((face) => alike(face, 2));
    case 'moreOfAKind':
      return moreOfAKind(chance);
    case 'nearStraight':
      return nearStraight(chance);
    case 'twoTriplets':
      return different(chance, 2).flatMap((face) => alike(face, 3));
    case 'fourAndPair':
      return fourAndPair(chance);
    default:
      return topic satisfies never;
  }
}

/** Dice that score with one or two beside them that do not; at most five, so that no six-dice combination arises. */
function withStrayDice(chance: Chance): Dice {
  const scoring = chance.pick<Dice>([
    [1],
    [5],
    [1, 5],
    [1, 1],
    [5, 5],
    [1, 1, 5],
    alike(chance.pick(mute), 3),
  ]);
  const strangers = mute.filter((face) => !scoring.includes(face));
  const stray = chance.pick(strangers);
  const strays = chance.pick<Dice>([[stray], alike(stray, 2), different(chance, 2, strangers)]);
  return [...scoring, ...strays];
}

function tripleAndSingles(chance: Chance): Dice {
  const face = chance.pick(faces);
  const singles = ([1, 5] as const).filter((single) => single !== face);
  const first = chance.pick(singles);
  const beside = chance.pick<Dice>([[first], alike(first, 2), singles]);
  return [...alike(face, 3), ...beside];
}

function moreOfAKind(chance: Chance): Dice {
  const face = chance.pick([2, 3, 4, 5, 6] as const);
  const count = chance.pickByWeight([4, 5, 6], (each) => 8 - each);
  const single = face === 5 ? 1 : chance.pick([1, 5] as const);
  return [...alike(face, count), ...(count < diceInPlay && chance.onceIn(3) ? [single] : [])];
}

/** Four or five faces in a row, alone or with one of them twice: never all six. */
function nearStraight(chance: Chance): Dice {
  const run = chance.pick<Dice>([
    [1, 2, 3, 4, 5],
    [2, 3, 4, 5, 6],
    [2, 3, 4, 5],
    [1, 2, 3, 4],
    [3, 4, 5, 6],
  ]);
  return run.length === 5 && chance.onceIn(2) ? [...run, chance.pick(run)] : run;
}

/** Four alike and a pair; every second time the pair or the four score alone, which is where tables differ most. */
function fourAndPair(chance: Chance): Dice {
  const pair = chance.onceIn(2) ? chance.pick([1, 5] as const) : chance.pick(faces);
  const four = chance.pick(faces.filter((face) => face !== pair));
  return [...alike(four, 4), ...alike(pair, 2)];
}
