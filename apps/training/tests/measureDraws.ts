import { classic, type RuleSet, simple } from '@farkle/rules';
import { quickSolve, shippedTable } from '@farkle/strategy';
import { chanceOf } from '../src/chance/chance.ts';
import { secondCost } from '../src/positions/answerKey.ts';
import type { Known } from '../src/positions/choices.ts';
import { drawDecision } from '../src/positions/drawDecision.ts';
import { aimWindow, hardnessOf, withinHardness } from '../src/positions/hardness.ts';
import { decisionDrills } from '../src/positions/question.ts';

/*
 * How often a drawn question misses the window around the aim, and how long drawing takes:
 * `pnpm --filter @farkle/training draws [questions per drill]`.
 */
const houses: Readonly<Record<string, RuleSet>> = {
  classic,
  simple,
  'classic to 5,000, entry 500, penalty 500': {
    ...classic,
    target: 5000,
    entryMinimum: 500,
    threeFarkles: 500,
  },
  'simple to 5,000, doubled, at once': { ...simple, target: 5000, ofAKind: 'doubled', ending: 'immediate' },
  'classic to 3,000, linear, bank from 300': {
    ...classic,
    target: 3000,
    ofAKind: 'linear',
    bankMinimum: 300,
  },
  'simple to 2,000, entry 350': { ...simple, target: 2000, entryMinimum: 350 },
};
const count = Number(process.argv[2] ?? 60);

for (const [name, ruleSet] of Object.entries(houses)) {
  const shipped = await shippedTable(ruleSet);
  const known: Known =
    shipped === null
      ? { table: await quickSolve(ruleSet), knowledge: 'quick' }
      : { table: shipped, knowledge: 'exact' };
  const points: Known = { table: null, knowledge: 'points' };
  for (const [how, knows] of [
    ['solved', known],
    ['points', points],
  ] as const) {
    for (const drill of decisionDrills) {
      const times: number[] = [];
      let missed = 0;
      const avoid: string[] = [];
      for (let number = 0; number < count; number++) {
        const aim = 1100 + ((number * 97) % 800);
        const from = performance.now();
        const { key } = drawDecision(ruleSet, knows, {
          drill,
          aim,
          chance: chanceOf([5, 6, 7], number),
          avoid,
        });
        times.push(performance.now() - from);
        const away = Math.abs(hardnessOf(secondCost(key) ?? 0, key.currency) - withinHardness(aim));
        if (away > aimWindow) missed++;
      }
      times.sort((a, b) => a - b);
      const at = (share: number) => Math.round(times[Math.floor(share * (count - 1))] ?? 0);
      process.stdout.write(
        `${name}, ${how}, ${drill}: ${((100 * missed) / count).toFixed(0)} % missed; median ${at(0.5)}, 95th ${at(0.95)}, most ${at(1)} ms\n`,
      );
    }
  }
}
