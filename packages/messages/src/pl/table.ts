import { agreed } from '../words.ts';

/**
 * The table: what its presses will do, how its dice are named, what has just happened and what happened before.
 * `who` is `you` for the only person at the table and `other` for everybody else.
 */
export const table = agreed('table', {
  leave: 'Odejdź od stołu',
  skipToTable: 'Przejdź do stołu',
  help: 'Punkty i klawisze',
  more: 'Więcej',
  close: 'Zamknij',
  scores: 'Wyniki',
  dice: 'Kostki',
  move: 'Twój ruch',
  points: 'Co punktuje',
  thisGame: 'Przebieg partii',
  nothingYet: 'Żadna tura jeszcze się nie skończyła.',

  deeds: {
    roll: 'Rzuć',
    rollDice:
      '{count, plural, one {Rzuć # kostką} few {Rzuć # kostkami} many {Rzuć # kostkami} other {Rzuć # kostki}}',
    atRisk: 'ryzykujesz {points, number}',
    bank: 'Zabezpiecz',
    bankPoints: 'Zabezpiecz {points, number}',
    makes: 'wynik {score, number}',
    makesWin: 'wynik {score, number} i wygrana',
    makesFinalRound: 'wynik {score, number}, runda końcowa',
    makesLoss: 'wynik {score, number} i przegrana',
    otherTurn: 'Teraz gra {name}',
    goOn: 'Farkl: graj dalej',
    lost: '{points, plural, =0 {nic nie tracisz} one {tracisz # punkt} few {tracisz # punkty} many {tracisz # punktów} other {tracisz # punktu}}',
    lostAndTaken: 'tracisz {points, number}, a wynik maleje o {penalty, number}',
  },

  die: {
    name: '{face}, {state}',
    rolling: 'Toczy się',
    held: 'odłożona',
    heldInVain: 'nie punktuje',
    heldTooFew: 'tylko z innymi',
    scores: 'daje {points, number}',
    inGroup: 'punktuje z innymi',
    noScore: 'bez punktów',
  },

  turn: {
    atRisk: 'zagrożone w tej turze',
    fresh: 'w tej turze',
    lost: 'stracone',
    kept: 'Odłożone w tej turze',
    keptRow:
      'Rzut {roll, number}: {dice}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    pendingRow:
      'Teraz: {dice}, {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    addition: '+ {points, number}',
  },

  risk: {
    nextRoll:
      '{count, plural, one {Rzut <b># kostką</b>} few {Rzut <b># kostkami</b>} many {Rzut <b># kostkami</b>} other {Rzut <b># kostki</b>}}',
    farkle: 'farkl {chance}',
  },

  seat: {
    yourTurn: 'twoja tura',
    toMove: 'teraz gra',
    lastTurn: 'ostatnia tura',
    needs: 'ostatnia tura, brakuje {points, number}',
    farkleCosts: 'farkl kosztuje {points, number}',
    left: 'poza grą',
    notEntered: 'próg wejścia {points, number}',
    turnOf: 'tura {turn, number} z {turns, number}',
    turnNumber: 'tura {turn, number}',
    pointsOf:
      '{points, number} z {target, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}',
    turnsOf:
      '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, rozegrane tury: {taken, number} z {turns, number}',
  },

  line: {
    firstRoll:
      '{who, select, you {Sześć kostek czeka na twój rzut.} other {{name}, sześć kostek czeka na rzut.}}',
    next: '{name} bierze kostki.',
    rolls: '{name} rzuca.',
    thinks: '{name} myśli.',
    keepsAndRolls:
      '{count, plural, one {{name} odkłada {dice} i rzuca # kostką.} few {{name} odkłada {dice} i rzuca # kostkami.} many {{name} odkłada {dice} i rzuca # kostkami.} other {{name} odkłada {dice} i rzuca # kostki.}}',
    keepsAndRollsHot: '{name} odkłada {dice}, ma gorące kostki i rzuca wszystkimi sześcioma.',
    keepsAndBanks: '{name} odkłada {dice} i zabezpiecza {points, number}.',
    hotTitle: 'Gorące kostki!',
    hotMayRoll: 'Punktuje wszystkie sześć: rzuć nimi ponownie albo zabezpiecz punkty.',
    hotMustRoll: 'Punktuje wszystkie sześć: rzuć nimi ponownie.',
    nothingScores: 'W tym rzucie nie punktuje żadna kostka.',
    taken: 'Trzeci farkl z rzędu: wynik maleje o {penalty, number}.',
    thirdFarkleCosts:
      '{penalty, plural, =0 {Trzeci farkl z rzędu ma swoją cenę, ale nie ma nic do stracenia.} one {Trzeci farkl z rzędu kosztuje # punkt.} few {Trzeci farkl z rzędu kosztuje # punkty.} many {Trzeci farkl z rzędu kosztuje # punktów.} other {Trzeci farkl z rzędu kosztuje # punktu.}}',
    lastTurnNeeds: 'Ostatnia tura: do prowadzenia brakuje {points, number}.',
    lastTurnLeads: 'Ostatnia tura: już prowadzisz.',
    bankLoses: 'Jeśli teraz zabezpieczysz, przegrasz {makes, number} do {leader, number}.',
    farkle: 'Farkl',
  },

  news: {
    turnStarted: '{who, select, you {Twoja tura.} other {Teraz gra {name}.}}',
    lastTurnStarted: '{who, select, you {Twoja ostatnia tura.} other {Ostatnią turę gra {name}.}}',
    rolled: 'Wypadło: {dice}.',
    farkled:
      '{lost, plural, =0 {Farkl.} one {Farkl, przepada # punkt.} few {Farkl, przepadają # punkty.} many {Farkl, przepada # punktów.} other {Farkl, przepada # punktu.}}',
    farkledThird: 'Farkl, przepada {lost, number}, a za trzeciego z rzędu wynik maleje o {penalty, number}.',
    hotDice: 'Gorące kostki, zagrożone {points, number}.',
    decidedRoll: '{name} odkłada {dice}, po czym rzuca ponownie.',
    decidedBank: '{name} odkłada {dice}, po czym zabezpiecza punkty.',
    banked:
      '{who, select, you {Zabezpieczono {points, number}, masz {score, number}.} other {{name} zabezpiecza {points, number} i ma {score, number}.}}',
    finalRoundStarted:
      '{who, select, you {Runda końcowa: masz {score, number}, pozostali grają jeszcze po jednej turze.} other {Runda końcowa: {name} ma {score, number}, pozostali grają jeszcze po jednej turze.}}',
    left: '{who, select, you {Opuszczasz partię.} other {{name} opuszcza partię.}}',
    over: '{headline} – {subline}.',
    overAlone: '{headline}.',
  },

  log: {
    banked:
      '{who, select, you {<b>Ty</b> odkładasz {kept}, zabezpieczasz <b>{points, number}</b>.} other {<b>{name}</b> odkłada {kept}, zabezpiecza <b>{points, number}</b>.}}',
    bankedHot:
      '{who, select, you {<b>Ty</b> odkładasz {kept}, masz gorące kostki i zabezpieczasz <b>{points, number}</b>.} other {<b>{name}</b> odkłada {kept}, ma gorące kostki i zabezpiecza <b>{points, number}</b>.}}',
    farkled:
      '{who, select, you {<b>Ty</b> farklujesz przy {count, plural, one {# kostce} few {# kostkach} many {# kostkach} other {# kostki}} i tracisz <b>{points, number}</b>.} other {<b>{name}</b> farkluje przy {count, plural, one {# kostce} few {# kostkach} many {# kostkach} other {# kostki}} i traci <b>{points, number}</b>.}}',
    farkledAtOnce:
      '{who, select, you {<b>Ty</b> farklujesz od razu.} other {<b>{name}</b> farkluje od razu.}}',
    farkledThird:
      '{who, select, you {<b>Ty</b> farklujesz trzeci raz z rzędu: tracisz {points, number}, a wynik maleje o <b>{penalty, number}</b>.} other {<b>{name}</b> farkluje trzeci raz z rzędu: traci {points, number}, a wynik maleje o <b>{penalty, number}</b>.}}',
    left: '{who, select, you {<b>Ty</b> opuszczasz partię.} other {<b>{name}</b> opuszcza partię.}}',
    finalRound: 'Runda końcowa',
  },

  handOver: {
    title: 'Przekaż urządzenie: teraz gra {name}',
    begins: 'Zaczyna {name}',
    lastTurn: 'Przekaż urządzenie: ostatnią turę gra {name}',
    action: 'To ja, {name}',
  },

  result: {
    ranking: 'Wyniki końcowe',
    won: '{who, select, you {Wygrywasz} other {Wygrywa {name}}}',
    shared: 'Wspólne zwycięstwo: {names}',
    soloPoints: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
    soloTurns:
      '{turns, plural, one {Cel osiągnięty w # turę} few {Cel osiągnięty w # tury} many {Cel osiągnięty w # tur} other {Cel osiągnięty w # tury}}',
    abandoned: 'Partia pozostała niedokończona',
    by: 'z przewagą {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}',
    each: 'po {points, plural, one {# punkcie} few {# punkty} many {# punktów} other {# punktu}}',
    othersLeft: 'nikt inny już nie gra',
    otherLeft: '{who, select, you {opuszczasz partię} other {{name} opuszcza partię}}',
    inTurns: '{turns, plural, one {w # turę} few {w # tury} many {w # tur} other {w # tury}}',
    withPoints:
      'z wynikiem {points, plural, one {# punktu} few {# punktów} many {# punktów} other {# punktu}}',
    place: '{place, number}.',
    sharedPlace: '{place, number}.',
    left: 'poza grą',
    sharedWin: 'wspólne zwycięstwo',
  },

  trouble: {
    dice: 'Kostki nie dotarły.',
    player: '{name} nie może podjąć decyzji.',
    safe: 'Nic nie przepadło.',
    retry: 'Spróbuj ponownie',
  },

  hint: {
    title: 'Trener',
    asking: 'Trener myśli…',
    failed: 'Trener nie zdołał tego przemyśleć. Zamknij to okno i zapytaj ponownie.',
    take: '{count, plural, one {Odłóż tę kostkę} few {Odłóż te kostki} many {Odłóż te kostki} other {Odłóż te kostki}}',
    notNow: 'Trener odpowie, gdy twoje kostki będą leżeć na stole.',
  },

  keys: {
    title: 'Klawisze',
    off: 'Skróty z jednej litery lub cyfry są wyłączone w ustawieniach.',
    die: 'Odłóż kostkę z tego miejsca albo weź ją z powrotem',
    roll: 'Rzuć',
    bank: 'Zabezpiecz',
    best: 'Odłóż kostki warte najwięcej',
    hint: 'Zapytaj trenera o najlepszy ruch',
    help: 'Pokaż tę listę',
    skip: 'Pomiń toczenie się kostek i pauzę komputera',
    space: 'Spacja',
    escape: 'Esc',
  },
});
