import { mostPoints, type Option } from './options.ts';
import type { Decision } from './player.ts';

/** What an option is worth, either way. More is better. */
export interface Worth {
  readonly rolling: number;
  readonly banking: number;
}

const tie = 1e-12;

/**
 * The best decision by these values. Whatever they say, a bank that wins for certain is taken, and one that certainly
 * loses is not: rolling on is always possible. Of equals, banking and more points come first.
 */
export function choose(options: readonly Option[], worth: (option: Option) => Worth): Decision {
  const winning = options.filter(({ wins }) => wins);
  if (winning.length > 0) return { setAside: mostPoints(winning).setAside, then: 'bank' };
  let best: Decision | null = null;
  let bestValue = Number.NEGATIVE_INFINITY;
  for (const option of options.toSorted((a, b) => b.turnPoints - a.turnPoints)) {
    const { rolling, banking } = worth(option);
    const banks = option.mayBank && !option.loses && banking >= rolling - tie;
    const value = banks ? banking : rolling;
    if (value > bestValue + tie) {
      best = { setAside: option.setAside, then: banks ? 'bank' : 'roll' };
      bestValue = value;
    }
  }
  if (best === null)
    throw new Error('A roll without a legal selection is a farkle and is not to be answered.');
  return best;
}
