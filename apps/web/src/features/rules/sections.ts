/** The sections of the rules page in their order; each name is also the section's anchor. */
export const sections = [
  'need',
  'aim',
  'turn',
  'scoring',
  'disputes',
  'hotDice',
  'odds',
  'end',
  'variants',
  'modes',
  'tips',
] as const;

export type SectionName = (typeof sections)[number];
