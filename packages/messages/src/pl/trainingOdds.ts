/** The odds drill: how likely is a farkle, and what does rolling on bring? */
export const trainingOdds = {
  risk: {
    question: 'Jakie jest ryzyko farkla?',
    sub: 'Rzut {count, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}}',
    aloud:
      'Rzut {count, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}}. Jakie jest ryzyko farkla, w procentach?',
    position: 'Do rzutu: {count, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}.',
  },
  gain: {
    question: 'Ile da ta tura?',
    sub: '{points, number} pkt tury, do rzutu {count, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}',
    aloud:
      'W tej turze masz {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}} i rzucasz {count, plural, one {# kostką} few {# kostkami} many {# kostkami} other {# kostki}}. Ile średnio da ta tura przy najlepszej dalszej grze?',
    atStake:
      '<big>{points, number}</big> {points, plural, one {punkt tury} few {punkty tury} many {punktów tury} other {punktu tury}}',
    position:
      'W turze {points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}, do rzutu {count, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}}.',
  },
  dice: '{count, plural, one {Kostka do rzutu} few {Kostki do rzutu} many {Kostki do rzutu} other {Kostki do rzutu}}',
  less: 'Mniej',
  more: 'Więcej',
  give: 'Szacuję: {value}',
  points: '{points, number}',
  pointsAloud: '{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}',
  off: 'Różnica: {difference}',
  yours: 'Twoja odpowiedź',
  exact: 'Dokładnie',
  bars: 'Twoje oszacowanie i dokładna liczba',
  keys: 'Strzałki zmieniają oszacowanie, Enter je podaje',
  percentPoints:
    '{points, plural, one {# punkt procentowy} few {# punkty procentowe} many {# punktów procentowych} other {# punktu procentowego}}',
  reasons: {
    riskOdds: 'Bez żadnego meldu: {farkles, number} z {rolls, number} rzutów.',
    gainBank: 'Lepiej od razu zabezpieczyć {points, number}: kolejny rzut kosztuje średnio {loss, number}.',
    gainRoll: 'Kolejny rzut daje średnio o {gain, number} więcej niż zabezpieczenie {points, number}.',
    gainEven: 'Kolejny rzut daje tyle samo co zabezpieczenie {points, number} od razu.',
    gainMust:
      'Tych punktów nie można jeszcze zabezpieczyć, więc liczy się tylko to, co dadzą następne rzuty.',
    gainStart: 'Tyle przy najlepszej grze jest warta tura od pierwszego rzutu.',
  },
  topics: {
    risk: '{count, plural, one {Ryzyko przy # kostce} few {Ryzyko przy # kostkach} many {Ryzyko przy # kostkach} other {Ryzyko przy # kostki}}',
    gain: '{count, plural, one {Zysk przy # kostce} few {Zysk przy # kostkach} many {Zysk przy # kostkach} other {Zysk przy # kostki}}',
  },
} as const;
