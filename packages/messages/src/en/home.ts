/** The first page: play at once, go on, or choose something else. */
export const home = {
  heading: 'Farkle',
  lead: 'Six dice, one question: bank, or roll on?',
  play: 'Play',
  playNote: 'against the computer, to {target, number}',
  playSeeded: 'with the dice of the seed in the address, as practice',
  continue: 'Go on with your game',
  continueScore: '{name} {points, number}',
  newGame: 'New game',
  review: 'Review your last game',
  better: 'Learn and get good',
  more: 'Other ways to play',
  set: {
    title: 'Your own game',
    text: 'Up to three computers, any target, any house rule.',
  },
  solo: {
    title: 'Solo, ten turns',
    text: 'How many points do ten turns bring?',
  },
  fewestTurns: {
    title: 'Solo, fewest turns',
    text: 'How soon do you reach the target?',
  },
  together: {
    title: 'Play together',
    text: 'Two to four people on this device, handed on between turns.',
  },
  learn: {
    title: 'Learn',
    text: 'Short lessons with prepared dice: you play, and are told why.',
  },
  training: {
    title: 'Training',
    text: 'See at a glance what dice are worth.',
  },
  rules: {
    title: 'Rules',
    text: 'What scores, every chance, and the tips of good players.',
  },
  settings: 'Settings',
  components: 'The components',
  promise: 'Free, without an account and without advertisements. Every roll can be checked by anyone.',
} as const;
