import css from '@farkle/ui/tokens.css?raw';
import { readTokens, type Token, tokenValues } from './readTokens.ts';

/** The tokens as tokens.css has them now. */
export const groups = readTokens(css);
export const values = tokenValues(groups);

/** The tokens whose names begin so, in the order of tokens.css. */
export function tokensNamed(...beginnings: readonly string[]): readonly Token[] {
  return groups
    .flatMap(({ tokens }) => tokens)
    .filter(({ name }) => beginnings.some((beginning) => name.startsWith(`--${beginning}`)));
}
