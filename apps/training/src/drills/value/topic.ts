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

/** How hard a topic is, in rating points, set by hand: how surprising its rule is to somebody who knows the others. */
export const topicDifficulty: Readonly<Record<Topic, number>> = {
  singles: 1050,
  triple: 1100,
  strayDice: 1300,
  tripleAndSingles: 1300,
  ones: 1350,
  straight: 1250,
  threePairs: 1450,
  moreOfAKind: 1500,
  leftBehind: 1550,
  nearStraight: 1650,
  twoTriplets: 1700,
  keptEarlier: 1750,
  fourAndPair: 1900,
};
