import { agreed } from '../words.ts';
import { trainingDecisions } from './trainingDecisions.ts';
import { trainingExplorer } from './trainingExplorer.ts';
import { trainingOdds } from './trainingOdds.ts';
import { trainingSpot } from './trainingSpot.ts';
import { trainingValue } from './trainingValue.ts';

/** The training app: its frame, what all sessions share, the progress page, and the words of each drill. */
export const training = agreed('training', {
  page: {
    title: 'Trening · Farkle',
    shortTitle: 'Trening Farkle',
    description:
      'Ćwicz oko i wyczucie do gry Farkle: krótkie pytania, a na każde od razu odpowiedź z dokładnymi liczbami.',
    noScript: 'Trening działa w przeglądarce, z włączonym JavaScriptem, a tutaj jest on wyłączony.',
  },
  title: 'Trening',
  skip: 'Przejdź do treści',
  back: 'Wróć do Farkle',
  backHome: 'Wszystkie ćwiczenia',
  note: 'Trening nie wlicza się do statystyk ani rekordów. Twoje postępy zostają na tym urządzeniu.',
  loading: 'Chwileczkę…',
  failed: {
    title: 'Nie udało się tego wczytać',
    text: 'Być może nie ma sieci. Twoje postępy są bezpieczne.',
    again: 'Spróbuj ponownie',
  },

  home: {
    lead: 'Krótkie pytania, od razu dokładna odpowiedź. Każde ćwiczenie samo znajduje twój poziom.',
    drills: 'Ćwiczenia',
    rules: 'Zasady',
    language: 'Język',
    ownRules: 'Twoje zasady domowe',
    progress: 'Postępy',
    unrated: 'Nowe dla ciebie',
    rating: 'Ranking {rating, number}',
    due: '{count, plural, one {# błąd do powtórki} few {# błędy do powtórki} many {# błędów do powtórki} other {# błędu do powtórki}}',
  },

  drills: {
    value: { name: 'Wartość', sentence: 'Ile warte są te kostki? Na czas, jeśli chcesz.' },
    spot: { name: 'Bystre oko', sentence: 'Które kostki tego rzutu w ogóle punktują?' },
    odds: { name: 'Szanse', sentence: 'Oszacuj ryzyko farkla i to, ile da kolejny rzut.' },
    explorer: { name: 'Analiza', sentence: 'Ustaw dowolną pozycję i zobacz, ile wart jest każdy ruch.' },
    keep: { name: 'Odkładanie', sentence: 'Które kostki z tego rzutu odkładasz?' },
    bankOrRoll: { name: 'Zabezpiecz lub rzuć', sentence: 'Zachować punkty czy zaryzykować po więcej?' },
    endgame: { name: 'Końcówka', sentence: 'Ostatnie tury, próg wejścia i przeciwnik blisko celu.' },
  },

  session: {
    length: 'Długość sesji',
    lengths: {
      questions: '{count, plural, one {# pytanie} few {# pytania} many {# pytań} other {# pytania}}',
      endless: 'Bez końca',
      clock: '{minutes, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}',
    },
    stop: 'Zakończ',
    number: 'Pytanie {number, number} z {total, number}.',
    numberOnly: 'Pytanie {number, number}.',
    progress: '{number, number} z {total, number}',
    progressOnly:
      '{count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
    progressAloud: 'Pytanie {number, number} z {total, number}, dotąd dobrze: {right, number}',
    progressOnlyAloud: 'Pytanie {number, number}, dotąd dobrze: {right, number}',
    rating: 'Ranking {rating, number}',
    timeLeft: 'Zostało: {time}',
    right: 'Dobrze',
    wrong: 'Niezupełnie',
    youSaid: 'Twoja odpowiedź: {answer}',
    next: 'Następne pytanie',
    finish: 'Zobacz, jak poszło',
    toldRight: 'Dobrze. {answer}. {reason}',
    toldWrong: 'Niezupełnie. {answer}. {reason}',
    toldRightValues: 'Dobrze. {answer}. {values}. {reason}',
    toldWrongValues: 'Niezupełnie. {answer}. {values}. {reason}',
  },

  summary: {
    heading: '<big>{right, number}</big> z {total, number} dobrze',
    timeUp: 'Czas minął.',
    nothing: 'Tym razem bez odpowiedzi.',
    perfect: 'Wszystko dobrze. Nie ma czego powtarzać.',
    missed:
      '{count, plural, one {# rzecz do powtórki:} few {# rzeczy do powtórki:} many {# rzeczy do powtórki:} other {# rzeczy do powtórki:}}',
    comeBack:
      '{count, plural, one {Pytanie z błędem wróci w jednej z następnych sesji.} few {# pytania z błędem wrócą w następnych sesjach.} many {# pytań z błędem wróci w następnych sesjach.} other {# pytania z błędem wróci w następnych sesjach.}}',
    again: 'Jeszcze raz',
    otherDrills: 'Inne ćwiczenia',
    missedHeading: 'Błędy jeszcze raz',
    said: 'Twoja odpowiedź',
    itIs: 'Dobra odpowiedź',
    up: 'Ranking {rating, number}, wzrost o {change, number}',
    down: 'Ranking {rating, number}, spadek o {change, number}',
    same: 'Ranking {rating, number}',
    overall:
      'Łącznie dobrze {share} z {answered, plural, one {# odpowiedzi} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}',
    row: 'Pytanie {number, number}: {isRight, select, true {dobrze} other {źle}}',
    results: 'Odpowiedzi',
  },

  progress: {
    title: 'Postępy',
    lead: 'Tak zmieniały się twoje rankingi. Na pytanie o takim rankingu jak twój odpowiadasz dobrze co drugi raz.',
    empty: 'Jeszcze nic. Odpowiedz na kilka pytań, a pojawią się tu twoje rankingi.',
    toDrills: 'Do ćwiczeń',
    rating: 'Ranking',
    answered: 'Odpowiedzi',
    right: 'Dobrze',
    waiting: 'Błędy do powtórki',
    chart:
      '{drill}: {count, plural, one {ranking po # odpowiedzi} few {ranking z ostatnich # odpowiedzi} many {ranking z ostatnich # odpowiedzi} other {ranking z ostatnich # odpowiedzi}}, od {first, number} do {last, number}, w granicach od {low, number} do {high, number}',
    provisional: 'jeszcze się ustala',
    lastSessions: 'Ostatnie sesje',
    date: 'Kiedy',
    result: 'Wynik',
    resultOf: '{right, number} z {answered, number}',
    export: 'Zapisz kopię',
    exportHint: 'Plik ze wszystkim, co to urządzenie przechowuje z twojego treningu.',
    remove: 'Usuń wszystko',
    removeTitle: 'Usunąć twój trening?',
    removeText:
      'Rankingi, sesje i błędy ze wszystkich ćwiczeń i na wszystkich zasadach znikną z tego urządzenia. Nie da się tego cofnąć.',
    removeConfirm: 'Usuń wszystko',
    removeCancel: 'Zachowaj',
    removed: 'Usunięto twój trening.',
    import: 'Wczytaj kopię',
    importTitle: 'Zastąpić twój trening?',
    importText:
      'Kopia z {date} zawiera {count, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}}. Zastąpi wszystko, co to urządzenie przechowuje teraz z twojego treningu. Nie da się tego cofnąć.',
    importConfirm: 'Zastąp',
    importCancel: 'Zachowaj obecny',
    imported: 'Twój trening wrócił do stanu z {date}.',
    importRefused: {
      notACopy: 'Ten plik nie jest kopią treningu. Nic się nie zmieniło.',
      unreadable:
        'Części tej kopii nie da się odczytać: jest uszkodzona albo nowsza niż ta aplikacja. Nic się nie zmieniło.',
      noRoom: 'W przeglądarce nie ma miejsca na tę kopię. Nic się nie zmieniło.',
    },
    yourData: 'Twoje dane',
  },

  value: trainingValue,
  spot: trainingSpot,
  odds: trainingOdds,
  decisions: trainingDecisions,
  explorer: trainingExplorer,
});
