import { agreed } from '../words.ts';

/** The tutorial: its list, and the voice beside the table. The lessons' own sentences are in `lessons`. */
export const learn = agreed('learn', {
  title: 'Lær spillet',
  lead: 'Korte lektioner med forberedte terninger: du spiller og får straks at vide, hvorfor et træk går eller ikke går.',
  progress: '{done, number} af {all, plural, one {# lektion} other {# lektioner}} klaret',
  start: 'Begynd med første lektion',
  goOn: 'Fortsæt: {title}',
  rules: {
    label: 'Hvilke regler?',
  },
  groups: {
    firstSteps: 'De første skridt',
    gettingGood: 'Bliv god',
    houseRules: 'Husregler',
  },
  groupTexts: {
    firstSteps: 'Alt, hvad du skal bruge til dit første spil.',
    gettingGood: 'Hvad gode spillere gør, med tallene bag.',
    houseRules: 'Det, man gør anderledes ved andre borde, én lektion for hver regel.',
  },
  state: {
    done: 'Klaret',
    skipped: 'Sprunget over',
    next: 'Næste',
    open: 'Ikke klaret endnu',
  },
  houseTitle: '{field}: {value}',
  forget: 'Begynd alle lektioner forfra',
  forgetText: 'Alle lektioner kommer til at stå som ikke klaret endnu.',
  forgetConfirm: 'Begynd forfra',
  forgetCancel: 'Behold det, jeg har nået',
  notKept: 'Browseren gemmer ingenting, så det, du har nået, gælder, til siden lukkes.',
  firstGame: {
    title: 'Klar til et spil?',
    text: 'Dit første rigtige spil, mod en let computer. Ingen kigger med.',
    start: 'Spil dit første spil',
  },
  lesson: {
    loading: 'Terningerne lægges frem …',
    label: 'Lektionen',
    step: 'Trin {step, number} af {steps, number}',
    readOn: 'Videre',
    hint: 'Hjælp',
    hintTitle: 'Hjælp: {hint}',
    again: 'Tag den igen',
    skip: 'Spring over',
    next: 'Næste: {title}',
    all: 'Alle lektioner',
    back: 'Alle lektioner',
    backToSetUp: 'Tilbage til dit nye spil',
    doneTitle: 'Lektion klaret',
    question: 'Dit svar',
    you: 'Du',
    computer: 'Computeren',
    answered: '{reply} {hint}',
  },
  missing: {
    title: 'Den lektion findes ikke her',
    text: 'Ved dette bord er der intet at lære om det.',
  },
  /** A lesson whose address names rules that are none; `reason` is a whole sentence. */
  refused: {
    title: 'Reglerne i adressen kan ikke spilles',
    text: '{reason} Lektionen findes også med de klassiske regler.',
    classic: 'Lektionen med de klassiske regler',
  },
});
