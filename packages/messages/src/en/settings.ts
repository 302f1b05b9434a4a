/** What a person can set on this device. */
export const settings = {
  title: 'Settings',
  look: 'Look',
  play: 'At the table',
  rules: 'House rules',
  language: {
    label: 'Language',
  },
  theme: {
    label: 'Theme',
    system: 'As the system',
    day: 'Day',
    night: 'Night',
  },
  motion: {
    label: 'Motion',
    hint: 'Reduced motion shows every roll at once.',
    system: 'As the system',
    full: 'Full',
    reduced: 'Reduced',
  },
  diceSpeed: {
    label: 'Dice',
    calm: 'Calm',
    normal: 'Normal',
    quick: 'Quick',
  },
  computerPace: {
    label: 'Computer’s pace',
    hint: 'How long a computer shows what it keeps. A press skips it.',
    calm: 'Calm',
    normal: 'Normal',
    quick: 'Quick',
    instant: 'At once',
  },
  riskHint: {
    label: 'Farkle risk',
    hint: 'Shows the exact chance that the next roll is a farkle.',
  },
  singleKeys: {
    label: 'Single-key shortcuts',
    hint: 'R rolls, B banks, 1–6 set dice aside. Switch them off if you dictate.',
  },
  houseRules: {
    label: 'Rules of new games',
    usual: 'New games start with the classic rules.',
    own: '{count, plural, one {New games start with # rule of your own.} other {New games start with # rules of your own.}}',
    change: 'Change them',
    reset: 'Back to classic',
  },
  kept: 'Settings stay on this device.',
  notKept: 'This browser keeps nothing, so settings last until the page is closed.',
} as const;
