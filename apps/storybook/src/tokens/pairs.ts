/** Two colours that are used one on the other. */
export interface Pair {
  /** What is written or drawn. */
  readonly text: `--${string}`;
  /** What it stands on: a token, or a mixture as it stands in a style sheet. */
  readonly ground: string;
  /** Where one sees it. */
  readonly use: string;
}

/**
 * The least contrast of text, and of drawings that one has to see to understand: WCAG 2.2 AA, criteria 1.4.3 and 1.4.11.
 * Large text would pass with less; here it need not be told from small.
 */
export const leastContrast = { text: 4.5, drawing: 3 } as const;

const grounds = ['var(--ground)', 'var(--ground-deep)', 'var(--surface)'] as const;

function onEveryGround(text: Pair['text'], use: string): readonly Pair[] {
  return grounds.map((ground) => ({ text, ground, use }));
}

/** Every text on its ground. A test looks through the style sheets for others. */
export const textPairs: readonly Pair[] = [
  ...onEveryGround('--ink', 'words, points'),
  ...onEveryGround('--ink-muted', 'notes, reasons, captions'),
  ...onEveryGround('--scores', 'what scores, links'),
  ...onEveryGround('--risk', 'what is at risk, errors'),
  { text: '--on-scores', ground: 'var(--scores)', use: 'the expected press' },
  { text: '--ground', ground: 'var(--ink)', use: 'the skip link, going on after a farkle' },
  { text: '--ink', ground: 'var(--scores-soft)', use: 'good news, the chosen card' },
  { text: '--ink-muted', ground: 'var(--scores-soft)', use: 'notes on the chosen card' },
  { text: '--scores', ground: 'var(--scores-soft)', use: 'what scores, on good news' },
  { text: '--ink', ground: 'var(--risk-soft)', use: 'a farkle, a warning' },
  { text: '--risk', ground: 'var(--risk-soft)', use: 'a deed that cannot be undone, under the pointer' },
  { text: '--ink', ground: 'color-mix(in oklab, var(--surface), var(--gold) 12%)', use: 'hot dice, a win' },
];

/** Drawings that one has to see. Gold is decoration and never among them. */
export const drawingPairs: readonly Pair[] = [
  ...onEveryGround('--line-strong', 'the rim of a field, an unset place'),
  ...onEveryGround('--ink', 'the ring of the focus'),
  { text: '--scores', ground: 'var(--surface)', use: 'the bar of the score, the ring of a held die' },
  { text: '--risk', ground: 'var(--surface)', use: 'the bar of the risk' },
  { text: '--pip', ground: 'var(--die)', use: 'pips' },
  { text: '--pip', ground: 'var(--die-dull)', use: 'pips of a die that does not score' },
];
