import { classic, legalSelections, rollDue } from '@farkle/rules';
import type { GameSnapshot, TableEvent } from '../src/index.ts';
import { gameMachine, loadedDice, parseSavedTable, startTable, tableView } from '../src/index.ts';

/** Rounds of which the median counts; fewer when a short measurement is asked for. */
const rounds = process.env.BENCH_SHORT === '1' ? 5 : 25;

/** A whole game between two computers that set aside what they can and bank after their second roll. */
const moves = playOnce();

const send = perItem(moves.events.length, () => {
  const actor = startTable(moves.input);
  for (const event of moves.events) actor.send(event);
  return actor.getSnapshot().context.log.length;
});
const view = perItem(moves.snapshots.length, () => {
  let shown = 0;
  for (const snapshot of moves.snapshots) shown += tableView(snapshot).dice.length;
  return shown;
});
const last = JSON.stringify(gameMachine.getPersistedSnapshot(moves.snapshots.at(-1) as GameSnapshot));
const load = perItem(1, () => {
  const parsed = parseSavedTable(JSON.parse(last));
  return parsed.ok ? parsed.value.context.log.length : 0;
});

print('chart-send-us', send * 1000, 'us');
print('table-view-us', view * 1000, 'us');
print('load-finished-game-ms', load, 'ms');

function playOnce() {
  const input = { ruleSet: classic, goal: { kind: 'target' }, kinds: ['computer', 'computer'] } as const;
  const events: TableEvent[] = [];
  const snapshots: GameSnapshot[] = [];
  const actor = startTable(input);
  let deal = fresh();
  while (actor.getSnapshot().status === 'active') {
    const snapshot = actor.getSnapshot();
    const due = rollDue(snapshot.context.game);
    if (snapshot.matches({ play: { turn: 'rolling' } }) && due !== null && due.roll === 0) deal = fresh();
    const event = nextEvent(snapshot, deal);
    events.push(event);
    actor.send(event);
    snapshots.push(actor.getSnapshot());
  }
  return { input, events, snapshots };
}

/** The dice of one turn: it is banked after its second roll. */
function fresh() {
  return loadedDice(['1-5-2-2-3-6', '5-2-2-3']);
}

function nextEvent(snapshot: GameSnapshot, deal: ReturnType<typeof loadedDice>): TableEvent {
  const { game } = snapshot.context;
  const due = rollDue(game);
  if (snapshot.matches({ play: { turn: 'showing' } })) return { type: 'computer.shown' };
  if (snapshot.matches({ play: { turn: 'rolling' } }) && due !== null)
    return { type: 'landed', dice: deal(due) };
  if (game.turn.roll.length === 0) return { type: 'computer.decided', setAside: [], then: 'roll' };
  const best = legalSelections(game.turn.roll, game.ruleSet).at(-1);
  return {
    type: 'computer.decided',
    setAside: best?.dice ?? [],
    then: game.turn.kept.length === 0 ? 'roll' : 'bank',
  };
}

/** Milliseconds for one item, the median of all rounds after one to warm up. */
function perItem(items: number, work: () => number): number {
  work();
  const times = Array.from({ length: rounds }, () => {
    const from = performance.now();
    const done = work();
    const to = performance.now();
    if (!(done > 0))
      throw new Error('The measured work came to nothing, so its time says nothing: mend the benchmark.');
    return (to - from) / items;
  });
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

function print(name: string, value: number, unit: string): void {
  console.log(JSON.stringify({ name, value: Number(value.toPrecision(3)), unit }));
}
