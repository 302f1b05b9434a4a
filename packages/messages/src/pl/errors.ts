import { agreed } from '../words.ts';

/** When something went wrong, and what can be done about it. */
export const errors = agreed('errors', {
  notFound: {
    title: 'Tu nic nie ma',
    text: 'Ten adres donikąd nie prowadzi. Kostki czekają na stronie głównej.',
    home: 'Strona główna',
  },
  broken: {
    title: 'Ten rzut spadł ze stołu',
    text: 'Coś poszło nie tak po naszej stronie. Twoja partia jest zapisana na tym urządzeniu.',
    again: 'Spróbuj ponownie',
    home: 'Strona główna',
  },
});
