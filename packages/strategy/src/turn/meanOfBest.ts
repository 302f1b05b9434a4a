// biome-ignore-all lint/complexity/useMathMinMax: Math.max minds NaN and signed zeros, which costs a third of the speed here.
import type { RollProgram } from './turnProgram.ts';

/**
 * The mean, over everything but a farkle, of the best answer's value in a table, seen from the place `here` (which is
 * `levelWidth × level`). The solver spends nearly all its time in here: outcomes come sorted by their number of
 * answers, so that each loop has a fixed body and the processor nothing to guess. That is twice as fast as one loop
 * within another.
 */
export function meanOfBest(program: RollProgram, values: Float64Array, here: number): number {
  const { chances, steps, answers } = program;
  let mean = 0;
  let at = 0;
  let outcome = 0;
  let end = answers[1] as number;
  for (; outcome < end; outcome++, at++) {
    mean += (chances[outcome] as number) * (values[here + (steps[at] as number)] as number);
  }
  end += answers[2] as number;
  for (; outcome < end; outcome++, at += 2) {
    const a = values[here + (steps[at] as number)] as number;
    const b = values[here + (steps[at + 1] as number)] as number;
    mean += (chances[outcome] as number) * (a > b ? a : b);
  }
  end += answers[3] as number;
  for (; outcome < end; outcome++, at += 3) {
    const a = values[here + (steps[at] as number)] as number;
    const b = values[here + (steps[at + 1] as number)] as number;
    const c = values[here + (steps[at + 2] as number)] as number;
    const best = a > b ? a : b;
    mean += (chances[outcome] as number) * (best > c ? best : c);
  }
  end += answers[4] as number;
  for (; outcome < end; outcome++, at += 4) {
    const a = values[here + (steps[at] as number)] as number;
    const b = values[here + (steps[at + 1] as number)] as number;
    const c = values[here + (steps[at + 2] as number)] as number;
    const d = values[here + (steps[at + 3] as number)] as number;
    const low = a > b ? a : b;
    const high = c > d ? c : d;
    mean += (chances[outcome] as number) * (low > high ? low : high);
  }
  end += answers[5] as number;
  for (; outcome < end; outcome++, at += 5) {
    const a = values[here + (steps[at] as number)] as number;
    const b = values[here + (steps[at + 1] as number)] as number;
    const c = values[here + (steps[at + 2] as number)] as number;
    const d = values[here + (steps[at + 3] as number)] as number;
    const e = values[here + (steps[at + 4] as number)] as number;
    const low = a > b ? a : b;
    const high = c > d ? c : d;
    const best = low > high ? low : high;
    mean += (chances[outcome] as number) * (best > e ? best : e);
  }
  end += answers[6] as number;
  for (; outcome < end; outcome++, at += 6) {
    const a = values[here + (steps[at] as number)] as number;
    const b = values[here + (steps[at + 1] as number)] as number;
    const c = values[here + (steps[at + 2] as number)] as number;
    const d = values[here + (steps[at + 3] as number)] as number;
    const e = values[here + (steps[at + 4] as number)] as number;
    const f = values[here + (steps[at + 5] as number)] as number;
    const low = a > b ? a : b;
    const middle = c > d ? c : d;
    const high = e > f ? e : f;
    const best = low > middle ? low : middle;
    mean += (chances[outcome] as number) * (best > high ? best : high);
  }
  for (let count = 7; count < answers.length; count++) {
    end += answers[count] as number;
    for (; outcome < end; outcome++) {
      let best = values[here + (steps[at] as number)] as number;
      const last = at + count;
      for (at++; at < last; at++) {
        const value = values[here + (steps[at] as number)] as number;
        if (value > best) best = value;
      }
      mean += (chances[outcome] as number) * best;
    }
  }
  return mean;
}
