/** When something went wrong, and what can be done about it. */
export const errors = {
  notFound: {
    title: 'There is nothing here',
    text: 'This address leads nowhere. The dice are at home.',
    home: 'Home',
  },
  broken: {
    title: 'That roll fell off the table',
    text: 'Something went wrong on our side. Your game is saved on this device.',
    again: 'Try again',
    home: 'Home',
  },
} as const;
