/** What a question is about, from the first to learn to the hardest. */
export const topics = [
  'singles',
  'triple',
  'strayDice',
  'tripleAndSingles',
  'ones',
  'straight',
  'threePairs',
  'moreOfAKind',
  'leftBehind',
  'nearStraight',
  'twoTriplets',
  'keptEarlier',
  'fourAndPair',
] as const;

export type Topic = (typeof topics)[number];

/** The easiest and the hardest level of the drill. */
export const lowestLevel = 1;
export const highestLevel = 5;

/** The level at which a topic is asked most. */
export const topicLevel: Readonly<Record<Topic, number>> = {
  singles: 1,
  triple: 1,
  strayDice: 2,
  tripleAndSingles: 2,
  ones: 2,
  straight: 2,
  threePairs: 3,
  moreOfAKind: 3,
  leftBehind: 3,
  nearStraight: 4,
  twoTriplets: 4,
  keptEarlier: 4,
  fourAndPair: 5,
};
