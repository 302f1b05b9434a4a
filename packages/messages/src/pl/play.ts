import { agreed } from '../words.ts';

/** The table's page: around the table itself. */
export const play = agreed('play', {
  pageTitle: 'Przy stole',
  title: {
    computer:
      '{count, plural, one {Gra z komputerem} few {Gra z # komputerami} many {Gra z # komputerami} other {Gra z # komputera}}',
    soloTurns:
      '{turns, plural, one {Solo, # tura} few {Solo, # tury} many {Solo, # tur} other {Solo, # tury}}',
    soloFewest: 'Solo, jak najmniej tur',
    together: 'Wspólna gra',
    practice: '{title} · ćwiczenie',
  },
  you: 'Ty',
  computer: 'Komputer',
  computerNumber: 'Komputer {number, number}',
  player: 'Gracz {number, number}',
  levelNotes: {
    easy: 'łatwy',
    medium: 'średni',
    exact: 'trudny, gra dokładnie',
    nearlyExact: 'trudny, gra prawie dokładnie',
    points: 'trudny, liczy średnią punktów',
    solving: 'trudny, jeszcze liczy: {share, number, percent}',
  },
  loading: 'Szykujemy stół…',
  practice: 'Ćwiczenie: kostki ze znanego ziarna.',
  rematch: 'Rewanż',
  rematchStarts: '{who, select, you {Zaczynasz} other {Zaczyna {name}}}',
  again: 'Zagraj ponownie',
  newGame: 'Nowa gra',
  home: 'Strona główna',
  settings: 'Ustawienia',
  rules: 'Zasady tej partii',
  leave: {
    title: 'Opuścić tę partię?',
    soloText: 'Opuszczonej partii solo nie da się dokończyć.',
    computerText: 'Opuszczając partię, przegrywasz.',
    togetherText: '{name} opuszcza partię, a pozostali grają dalej.',
    lastTwoText: '{name} opuszcza partię i wygrywa {winner}.',
    confirm: 'Opuść partię',
    cancel: 'Zostań',
    item: 'Poddaj partię',
    itemTogether: '{name} opuszcza partię',
  },
  none: {
    title: 'Na tym stole nie ma partii',
    text: 'Na tym urządzeniu nie ma niedokończonej partii.',
    start: 'Zacznij nową',
  },
  elsewhere: {
    title: 'Ta partia jest otwarta w innej karcie',
    text: 'Partię można rozgrywać tylko w jednym miejscu naraz.',
    here: 'Graj tutaj',
  },
  damaged: {
    title: 'Nie udało się odczytać zapisanej partii',
    text: 'Nadal jest na tym urządzeniu, nic nie zostało usunięte. Możesz zapisać ją do pliku i zacząć nową grę.',
    file: 'Zapisz do pliku',
    fileName: 'farkle-uszkodzona-partia.json',
    start: 'Nowa gra',
  },
  newer: {
    title: 'Tę partię zapisała nowsza wersja gry',
    text: 'Odśwież stronę, aby pobrać tę wersję. Partia pozostała nietknięta.',
    reload: 'Odśwież',
    fileName: 'farkle-zapisana-partia.json',
    start:
      'Na tym urządzeniu jest partia z nowszej wersji i nie zostanie nadpisana. Odśwież stronę, aby pobrać tę wersję.',
  },
  storage: {
    notKept: 'Ta przeglądarka niczego nie zapisuje: partia przetrwa do zamknięcia strony.',
    failed: 'Nie udało się teraz zapisać partii. Gra toczy się dalej, a każdy ruch próbuje zapisać ją znowu.',
    full: 'Na tym urządzeniu brak miejsca, by zapisać partię. Gra toczy się do zamknięcia strony.',
    unreadable: 'Nie można teraz otworzyć partii zapisanych w tej przeglądarce.',
    retry: 'Spróbuj ponownie',
  },
});
