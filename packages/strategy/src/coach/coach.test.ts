import { classic, type Game, land, startGame } from '@farkle/rules';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../tests/playedGames.ts';
import { seededDice } from '../../tests/seededDice.ts';
import { easyPlayer } from '../players/easyPlayer.ts';
import { hardPlayer } from '../players/hardPlayer.ts';
import { solveTwoPlayers } from '../solver/solveTwoPlayers.ts';
import { type MoveMade, reviewGame } from './reviewGame.ts';
import { advise, review } from './reviewMove.ts';
import { weighTurn } from './weighTurn.ts';

const short = { ...classic, target: 1500 };
const solo = startGame({ ruleSet: classic, goal: { kind: 'turns', turns: 10 }, seats: 1 });

describe('the coach', () => {
  test('values every option of a solo turn in expected points and says why', () => {
    const advice = advise(land(solo, [1, 5, 2, 3, 4, 4]));
    expect(advice.currency).toBe('points');
    expect(advice.options).toHaveLength(6); // 1, 5 or both; to roll or to bank
    expect(advice.best).toMatchObject({ setAside: [1], then: 'roll', diceLeft: 5 });
    const risk = advice.reasons.find(({ code }) => code === 'rollRisk');
    expect(risk).toMatchObject({ dice: 5, chance: 600 / 7776, risked: 100 });
  });

  test('grades a bad move by what it costs', () => {
    const game = land(solo, [1, 5, 2, 3, 4, 4]);
    expect(review(game, { setAside: [1], then: 'roll' })).toMatchObject({ cost: 0, grade: 'best' });
    const timid = review(game, { setAside: [5, 1], then: 'bank' });
    expect(timid.made.value).toBe(150);
    expect(timid.cost).toBeGreaterThan(150);
    expect(timid.grade).toBe('blunder');
  });

  test('does not grade what was forced', () => {
    const strict = startGame({
      ruleSet: { ...classic, entryMinimum: 500 },
      goal: { kind: 'target' },
      seats: 2,
    });
    const only = review(land(strict, [5, 2, 3, 4, 4, 6]), { setAside: [5], then: 'roll' });
    expect(only.forced).toBe(true);
    expect(only.grade).toBeNull();
    expect(only.reasons[0]).toEqual({ code: 'belowMinimum', needs: 500, have: 50 });
  });

  test('says on a last turn that banking loses, and to what', () => {
    const game = startGame({ ruleSet: classic, goal: { kind: 'target' }, seats: 2 });
    const seats = game.seats.map((seat, at) => ({ ...seat, entered: true, score: at === 0 ? 9000 : 10_250 }));
    const last: Game = { ...game, seats, finalRound: { startedBy: 1, remaining: [0] } };
    const advice = advise(land(last, [1, 5, 2, 3, 4, 4]));
    expect(advice.best.then).toBe('roll');
    expect(advice.reasons).toContainEqual({ code: 'bankLoses', to: 10_250 });
    expect(advice.reasons).toContainEqual({ code: 'lastTurnNeeds', points: 1250 });
  });

  test('counts a race to the target in turns, fewer being better', () => {
    const race = startGame({ ruleSet: short, goal: { kind: 'fewestTurns' }, seats: 1 });
    const advice = advise(land(race, [1, 1, 1, 5, 5, 2]));
    expect(advice.currency).toBe('turns');
    expect(advice.options.at(-1)?.value).toBeGreaterThan(advice.best.value);
  });

  test('weighs a turn between two rolls as it weighs the move that leads there', () => {
    for (const { turnPoints, diceLeft, then, value } of advise(land(solo, [1, 5, 2, 3, 4, 4])).options) {
      const weighing = weighTurn(solo, { turnPoints, diceLeft });
      expect(then === 'bank' ? weighing.banking : weighing.rolling).toBe(value);
    }
    const strict = startGame({
      ruleSet: { ...classic, entryMinimum: 500 },
      goal: { kind: 'target' },
      seats: 2,
    });
    expect(weighTurn(strict, { turnPoints: 450, diceLeft: 2 }).banking).toBeNull();
    expect(weighTurn(strict, { turnPoints: 500, diceLeft: 2 }).banking).toBe(500);
  });

  test('reviews a whole game in chances to win, and best play costs nothing', async () => {
    const table = await solveTwoPlayers(short);
    const moves: MoveMade[] = [];
    const start = startGame({ ruleSet: short, goal: { kind: 'target' }, seats: 2 });
    playedGame(start, [hardPlayer(table), easyPlayer], seededDice(7), (before, move) =>
      moves.push({ before, move }),
    );
    const shares: number[] = [];
    const work = reviewGame(moves, table);
    let step = work.next();
    for (; step.done !== true; step = work.next()) shares.push(step.value);
    expect(shares.at(-1)).toBe(1);
    expect(step.value.moves.every(({ currency }) => currency === 'winChance')).toBe(true);
    expect(step.value.seats[0]?.cost).toBeLessThan(1e-9);
    expect(step.value.seats[1]?.cost).toBeGreaterThan(0.01);
  });

  test('reviews a whole game with progress: forced moves are not graded, every other has a value before and after', async () => {
    const ruleSet = { ...short, entryMinimum: 500, bankMinimum: 300 };
    const table = await solveTwoPlayers(ruleSet);
    const moves: MoveMade[] = [];
    const start = startGame({ ruleSet, goal: { kind: 'target' }, seats: 2 });
    playedGame(start, [easyPlayer, easyPlayer], seededDice(1), (before, move) =>
      moves.push({ before, move }),
    );
    const shares: number[] = [];
    const work = reviewGame(moves, table);
    let step = work.next();
    for (; step.done !== true; step = work.next()) shares.push(step.value);
    expect(shares).toEqual(moves.map((_, at) => (at + 1) / moves.length));

    const reviewed = step.value.moves;
    expect(reviewed.map(({ seat }) => seat)).toEqual(moves.map(({ before }) => before.turn.seat));
    const forced = reviewed.filter((each) => each.forced);
    expect(forced.length).toBeGreaterThan(0);
    expect(forced.every(({ grade, cost }) => grade === null && cost === 0)).toBe(true);
    for (const { best, made, cost, grade } of reviewed.filter((each) => !each.forced)) {
      expect(grade).not.toBeNull();
      expect(best.value - made.value).toBeCloseTo(cost, 12);
      expect(made.value).toBeGreaterThanOrEqual(0);
      expect(best.value).toBeLessThanOrEqual(1);
    }
    const graded = step.value.seats.reduce((sum, seat) => sum + seat.graded, 0);
    expect(graded).toBe(reviewed.length - forced.length);
  });
});
