/** A player's name has at most so many UTF-16 code units. */
export const longestName = 24;

/**
 * A name as it is shown and kept: composed, without control and direction characters, without space around it and
 * with single spaces in it, cut to 24 UTF-16 code units between whole letters and emoji. Empty when nothing is left.
 */
export function playerName(text: string): string {
  // What is taken out first may have kept spaces, or a letter and its accent, apart.
  const clean = text
    .replace(/(?!\s)\p{Cc}|[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .trim();
  let name = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(clean)) {
    if (name.length + segment.length > longestName) break;
    name += segment;
  }
  return name.trim();
}
