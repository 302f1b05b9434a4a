import { agreed } from '../words.ts';

/** The tutorial: its list, and the voice beside the table. The lessons' own sentences are in `lessons`. */
export const learn = agreed('learn', {
  title: 'Nauka',
  lead: 'Krótkie lekcje z przygotowanymi kostkami: grasz i od razu wiesz, dlaczego ruch jest możliwy albo nie.',
  progress:
    'Ukończone: {done, number} z {all, plural, one {# lekcji} few {# lekcji} many {# lekcji} other {# lekcji}}',
  start: 'Zacznij od pierwszej lekcji',
  goOn: 'Dalej: {title}',
  rules: {
    label: 'Przy którym stole?',
  },
  groups: {
    firstSteps: 'Pierwsze kroki',
    gettingGood: 'Coraz lepsza gra',
    houseRules: 'Zasady domowe',
  },
  groupTexts: {
    firstSteps: 'Wszystko, czego trzeba do pierwszej partii.',
    gettingGood: 'Jak grają dobrzy gracze, w liczbach.',
    houseRules: 'Co zmieniają inne stoły: na każdą zasadę jedna lekcja.',
  },
  state: {
    done: 'Ukończona',
    skipped: 'Pominięta',
    next: 'Następna',
    open: 'Jeszcze nieukończona',
  },
  houseTitle: '{field}: {value}',
  forget: 'Zacznij wszystkie lekcje od nowa',
  forgetText: 'Każda lekcja będzie znów nieukończona.',
  forgetConfirm: 'Zacznij od nowa',
  forgetCancel: 'Zachowaj postępy',
  notKept: 'Ta przeglądarka niczego nie zapisuje, więc postępy przetrwają do zamknięcia strony.',
  firstGame: {
    title: 'Pora na partię?',
    text: 'Twoja pierwsza prawdziwa gra, z łatwym komputerem. Nikt nie patrzy.',
    start: 'Zagraj pierwszą partię',
  },
  lesson: {
    loading: 'Układamy kostki…',
    label: 'Lekcja',
    step: 'Krok {step, number} z {steps, number}',
    readOn: 'Dalej',
    hint: 'Podpowiedź',
    hintTitle: 'Podpowiedź: {hint}',
    again: 'Jeszcze raz',
    skip: 'Pomiń',
    next: 'Następna: {title}',
    all: 'Wszystkie lekcje',
    back: 'Wszystkie lekcje',
    backToSetUp: 'Wróć do nowej gry',
    doneTitle: 'Lekcja ukończona',
    question: 'Twoja odpowiedź',
    you: 'Ty',
    computer: 'Komputer',
    answered: '{reply} {hint}',
  },
  missing: {
    title: 'Tu nie ma takiej lekcji',
    text: 'Przy tym stole taka lekcja nie miałaby czego uczyć.',
  },
  /** A lesson whose address names rules that are none; `reason` is a whole sentence. */
  refused: {
    title: 'Na zasadach z adresu nie da się grać',
    text: '{reason} Lekcja jest też na zasadach klasycznych.',
    classic: 'Lekcja na zasadach klasycznych',
  },
});
