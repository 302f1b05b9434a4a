/** A custom property of tokens.css as it is written there. */
export interface Token {
  readonly name: `--${string}`;
  readonly value: string;
}

/** The tokens that stand under one comment. */
export interface TokenGroup {
  /** The comment: "Grounds and lines". */
  readonly comment: string;
  readonly tokens: readonly Token[];
}

/**
 * The tokens of the first `:root` block, grouped by the comments above them. What other blocks say under a condition
 * (print, reduced motion) is left out.
 */
export function readTokens(css: string): readonly TokenGroup[] {
  const begin = css.indexOf(':root {');
  const block = css.slice(begin, css.indexOf('}', begin));
  const groups: { comment: string; tokens: Token[] }[] = [];
  for (const [, comment, name, value] of block.matchAll(/\/\*(.*?)\*\/|(--[\w-]+):\s*([^;]+);/gs)) {
    if (comment !== undefined)
      groups.push({ comment: comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim(), tokens: [] });
    else groups.at(-1)?.tokens.push({ name: name as Token['name'], value: (value ?? '').trim() });
  }
  return groups;
}

/** The value of every token by its name. */
export function tokenValues(groups: readonly TokenGroup[]): ReadonlyMap<string, string> {
  return new Map(groups.flatMap(({ tokens }) => tokens.map(({ name, value }) => [name, value])));
}
