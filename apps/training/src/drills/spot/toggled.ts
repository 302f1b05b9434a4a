import type { Answer } from './question.ts';

/** The chosen places after one more press: chosen or put back, ascending. */
export function toggled(chosen: Answer, place: number): Answer {
  return chosen.includes(place)
    ? chosen.filter((each) => each !== place)
    : [...chosen, place].sort((a, b) => a - b);
}
