import { type Game, seatAt, seatsFrom } from '@farkle/rules';
import { choose } from './choose.ts';
import { type Option, optionsOf, stillNeeded } from './options.ts';
import { type Decision, expectRollToAnswer } from './player.ts';

/**
 * A decent player: takes combinations whole, but of single 1s and 5s keeps only the best one while there are four dice
 * or more to roll; stops at round sums that depend on the dice left; rolls hot dice up to 1,000 points. Looks at the
 * scores only near the end: against somebody within reach of the target it holds out for half as much again, and on a
 * last turn it goes for the leader.
 */
export function mediumPlayer(game: Game): Decision {
  expectRollToAnswer(game);
  const options = optionsOf(game);
  const kept = habit(game, options);
  const needed = stillNeeded(game);
  const enough = Math.max(needed, stopAt(kept.diceLeft) * (underPressure(game) ? 1.5 : 1));
  const banks =
    needed > 0 && kept.turnPoints >= needed ? kept.turnPoints > needed : kept.turnPoints >= enough;
  return choose(onlyThis(options, kept), () => ({ rolling: 0, banking: banks ? 1 : -1 }));
}

/** The habit decides among what remains: the option itself, and any that wins at once. */
export function onlyThis(options: readonly Option[], kept: Option): readonly Option[] {
  return options.filter((option) => option === kept || option.wins);
}

function stopAt(diceLeft: number): number {
  switch (diceLeft) {
    case 1:
    case 2:
      return 200;
    case 3:
      return 300;
    case 4:
      return 500;
    case 5:
      return 1000;
    default:
      return 1000;
  }
}

function habit(game: Game, options: readonly Option[]): Option {
  const all = options.reduce((most, option) => (option.turnPoints > most.turnPoints ? option : most));
  const worth = all.turnPoints - game.turn.points;
  // A handful of singles: more dice are worth more than another 50 or 100 points.
  const single = options
    .filter(({ setAside }) => setAside.length === 1)
    .reduce<Option | null>(
      (best, option) => (best === null || option.turnPoints > best.turnPoints ? option : best),
      null,
    );
  const onlySingles = worth <= 200 && all.setAside.every((face) => face === 1 || face === 5);
  const wouldStop = all.turnPoints >= stopAt(all.diceLeft);
  return single !== null && onlySingles && all.diceLeft < 6 && single.diceLeft >= 4 && !wouldStop
    ? single
    : all;
}

function underPressure(game: Game): boolean {
  const others = seatsFrom(game, 0).filter((seat) => seat !== game.turn.seat);
  return (
    game.goal.kind === 'target' &&
    others.some((seat) => seatAt(game, seat).score >= game.ruleSet.target - 1000)
  );
}
