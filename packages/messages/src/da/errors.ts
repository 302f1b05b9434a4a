import { agreed } from '../words.ts';

/** When something went wrong, and what can be done about it. */
export const errors = agreed('errors', {
  notFound: {
    title: 'Her er ikke noget',
    text: 'Adressen fører ingen steder hen. Terningerne ligger derhjemme.',
    home: 'Til forsiden',
  },
  broken: {
    title: 'Det kast røg ud over bordkanten',
    text: 'Noget gik galt hos os. Dit spil er gemt på denne enhed.',
    again: 'Prøv igen',
    home: 'Til forsiden',
  },
});
