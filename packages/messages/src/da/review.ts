import { agreed } from '../words.ts';

/** The review of a finished game, move by move. `who` is `you` for the only person at the table. */
export const review = agreed('review', {
  title: 'Gennemgang',
  description: 'Det seneste færdige spil på denne enhed, træk for træk.',
  open: 'Gennemgå spillet',
  loading: 'Spillet hentes …',
  none: {
    title: 'Intet spil at gennemgå',
    text: 'Spil et spil færdigt på denne enhed, så bliver hvert træk gennemgået her.',
    play: 'Spil',
  },
  unfinished: {
    title: 'Spillet er ikke slut endnu',
    text: 'Trækkene bliver gennemgået, når det er slut.',
    back: 'Fortsæt dit spil',
  },
  toTable: 'Tilbage til bordet',
  undecided: 'Ingen havde noget at vælge imellem i dette spil.',
  thinking: {
    solving: 'Regner chancerne ud efter disse regler: {share, number, percent}',
    moves: 'Ser på trækkene: {share, number, percent}',
  },
  failed: {
    text: 'Træneren kunne ikke tænke spillet til ende.',
    retry: 'Prøv igen',
  },

  /** How the moves are measured, and how exactly. */
  exactness: {
    chanceExact: 'Trækkene måles på chancen for at vinde, som er eksakt efter disse regler.',
    chanceNearly:
      'Trækkene måles på chancen for at vinde. Efter disse regler er den næsten eksakt: højst {off, number, ::percent .0} ved siden af.',
    chanceRough: 'Trækkene måles på chancen for at vinde, som kun er et skøn i dette spil.',
    points: 'Trækkene måles på de point, de giver i snit.',
    pointsExact: 'Trækkene måles på de point, de giver i snit, som er eksakt efter disse regler.',
    turnsExact: 'Trækkene måles på, hvor mange ture der mangler i snit, som er eksakt efter disse regler.',
  },

  grades: {
    best: 'Bedst',
    good: 'Godt',
    inaccuracy: 'Unøjagtighed',
    mistake: 'Fejl',
    blunder: 'Brøler',
    forced: 'Tvunget',
  },
  value: {
    winChance: '{value, number, ::percent .0} for sejr',
    points: '{value, number, ::precision-integer} point i snit',
    turns: '{value, number, ::.00} ture tilbage',
  },
  cost: {
    none: 'Intet foræret væk.',
    winChance: 'Forærede {cost, number, ::percent .0#} vinderchance væk.',
    points: 'Forærede {cost, number, ::.0} point væk i snit.',
    turns: 'Kræver {cost, number, ::.00} ture mere i snit.',
  },
  costShort: {
    winChance: '−{cost, number, ::percent .0}',
    points: '−{cost, number, ::.0}',
    turns: '+{cost, number, ::.00}',
  },

  curve: {
    chance: '{who, select, you {Din chance for at vinde} other {Chance for at vinde: {name}}}',
    given: {
      winChance:
        '{who, select, you {Vinderchance, du har foræret væk, lagt sammen} other {Vinderchance foræret væk, lagt sammen: {name}}}',
      points:
        '{who, select, you {Point, du har foræret væk, lagt sammen} other {Point foræret væk, lagt sammen: {name}}}',
      turns:
        '{who, select, you {Ture, du har foræret væk, lagt sammen} other {Ture foræret væk, lagt sammen: {name}}}',
    },
    hint: 'Vælg et træk på kurven, eller gå frem og tilbage med piletasterne.',
    point: 'Træk {number, number} af {count, number}, {name}: {grade}. {value}',
    scale: {
      winChance: '{value, number, percent}',
      points: '{value, number, ::precision-integer}',
      turns: '{value, number, ::.0}',
    },
    table: 'Det samme som tabel',
  },
  columns: {
    move: 'Træk',
    player: 'Spiller',
    played: 'Spillet',
    grade: 'Vurdering',
    cost: 'Pris',
    value: 'Kurve',
  },

  move: {
    heading: 'Træk {number, number} af {count, number}',
    turn: '{who, select, you {Din tur nr. {turn, number}} other {{name}, tur nr. {turn, number}}}',
    score: '{name} {points, number}',
    atRisk:
      '{points, plural, =0 {Intet på spil før dette kast} other {{points, number} på spil før dette kast}}',
    played: 'Spillet',
    better: 'Bedre',
    best: 'Spillet, og intet er bedre',
    only: 'Spillet, det eneste mulige',
    dice: 'Kastet: {rolled}, lagt til side: {dice}',
    roll: 'Læg {dice} til side, og kast {count, plural, one {# terning} other {# terninger}}',
    bank: 'Læg {dice} til side, og gem {points, number}',
    earlier: 'Lagt til side før:',
    why: 'Hvorfor',
    previous: 'Forrige træk',
    next: 'Næste træk',
  },

  list: {
    title: 'Træk',
    whose: 'Spiller',
    all: 'Alle',
    costly: 'Kun træk, der forærede noget væk',
    empty: 'Ingen træk af den slags.',
    rolled: '{count, plural, one {kastede # terning} other {kastede # terninger}}',
    banked: 'gemte {points, number}',
  },

  sums: {
    title: 'Sådan var trækkene',
    best: 'Bedste',
    good: 'Gode',
    inaccuracy: 'Unøjagtigheder',
    mistake: 'Fejl',
    blunder: 'Brølere',
    graded: 'Træk med et valg',
    average: 'Foræret væk pr. træk',
  },
});
