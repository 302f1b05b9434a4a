import { computerPaces, diceSpeeds, motions, themes } from '@farkle/profile';

/** The settings that are one of a few, with their values and the key of their hint. */
export const choiceFields = {
  theme: { values: themes, hint: undefined },
  motion: { values: motions, hint: 'motion.hint' },
  diceSpeed: { values: diceSpeeds, hint: undefined },
  computerPace: { values: computerPaces, hint: 'computerPace.hint' },
} as const;
