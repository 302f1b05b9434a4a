import { pointsGrid, type RuleSet } from '@farkle/rules';
import { wholeGrid } from '../solver/scoreGrid.ts';
import { emptySolution, type WinSolution } from '../solver/winSolution.ts';

/** A solved table as text: about one character for every pair of scores. */
export interface TableText {
  readonly ruleSet: RuleSet;
  /** Chances are kept in steps of so much. */
  readonly step: number;
  readonly text: string;
}

/** Chances in steps of 0.00003 are off by at most 0.000015. */
const tableStep = 0.00003;

/** Without the letter that people repeat to mark what is unfinished. */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVW~YZabcdefghijklmnopqrstuvwxyz0123456789-_';
const large = alphabet.length - 1;

/**
 * Writes a table of players who have entered, without the penalty: what each chance, in steps, differs from the plane
 * through its three neighbours above, from the top down. Near differences take one character; far ones an underscore
 * and three. A server's compression halves that again.
 */
export function encodeTable({ ruleSet, grid, entered }: WinSolution): TableText {
  const size = grid.scores.length;
  const steps = Int32Array.from(entered[0] as Float64Array, (chance) => Math.round(chance / tableStep));
  let text = '';
  for (let own = size - 1; own >= 0; own--) {
    for (let other = size - 1; other >= 0; other--) {
      const difference = (steps[own * size + other] as number) - guess(steps, size, own, other);
      const zigzag = difference < 0 ? -2 * difference - 1 : 2 * difference;
      if (zigzag < large) text += alphabet[zigzag];
      else {
        const digits = [zigzag >> 12, (zigzag >> 6) & 63, zigzag & 63];
        text += `_${digits.map((digit) => alphabet[digit]).join('')}`;
      }
    }
  }
  return { ruleSet, step: tableStep, text };
}

/** Reads what `encodeTable` wrote. */
export function decodeTable({ ruleSet, step, text }: TableText): WinSolution {
  const solution = emptySolution(ruleSet, wholeGrid(ruleSet.target / pointsGrid));
  const size = solution.grid.scores.length;
  const chances = solution.entered[0] as Float64Array;
  const steps = new Int32Array(size * size);
  const digits = new Map(Array.from(alphabet, (character, digit) => [character, digit]));
  let at = 0;
  const next = (): number => {
    const digit = digits.get(text[at] ?? '');
    if (digit === undefined) {
      throw new Error(`The table of chances is damaged at character ${at}; generate it again with the tables command.`);
    }
    at++;
    return digit;
  };
  for (let own = size - 1; own >= 0; own--) {
    for (let other = size - 1; other >= 0; other--) {
      let zigzag = next();
      if (zigzag === large) zigzag = (next() << 12) | (next() << 6) | next();
      const difference = (zigzag & 1) === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
      const place = own * size + other;
      steps[place] = guess(steps, size, own, other) + difference;
      chances[place] = (steps[place] as number) * step;
    }
  }
  return solution;
}

function guess(steps: Int32Array, size: number, own: number, other: number): number {
  const at = (a: number, b: number) => (a < size && b < size ? (steps[a * size + b] as number) : null);
  const [right, up, corner] = [at(own, other + 1), at(own + 1, other), at(own + 1, other + 1)];
  if (right !== null && up !== null && corner !== null) return right + up - corner;
  return right ?? up ?? 0;
}
