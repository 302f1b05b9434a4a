/** The odds drill: how likely is a farkle, and what does rolling on bring? */
export const trainingOdds = {
  risk: {
    question: 'Hvor stor er risikoen for Farkle?',
    sub: '{count, plural, one {Én terning kastes} other {# terninger kastes}}',
    aloud:
      '{count, plural, one {Én terning kastes.} other {# terninger kastes.}} Hvor stor er risikoen for Farkle i procent?',
    position: '{count, plural, one {Én terning skulle kastes.} other {# terninger skulle kastes.}}',
  },
  gain: {
    question: 'Hvad giver turen?',
    sub: '{points, number} turpoint, {count, plural, one {én terning} other {# terninger}} at kaste',
    aloud:
      'Du har {points, plural, one {# turpoint} other {# turpoint}} og kaster {count, plural, one {én terning} other {# terninger}}. Hvad giver turen i snit, hvis du fortsætter så godt som muligt?',
    atStake: '<big>{points, number}</big> {points, plural, one {turpoint} other {turpoint}}',
    position:
      'Der var {points, plural, one {# turpoint} other {# turpoint}} og {count, plural, one {én terning} other {# terninger}} at kaste.',
  },
  dice: '{count, plural, one {Terningen, der kastes} other {Terningerne, der kastes}}',
  less: 'Mindre',
  more: 'Mere',
  give: 'Mit bud: {value}',
  points: '{points, number}',
  pointsAloud: '{points, plural, one {# point} other {# point}}',
  off: '{difference} ved siden af',
  yours: 'Dit bud',
  exact: 'Nøjagtigt',
  bars: 'Dit bud og det nøjagtige tal',
  keys: 'Piletasterne ændrer buddet, Enter afgiver det',
  percentPoints: '{points, plural, one {# procentpoint} other {# procentpoint}}',
  reasons: {
    riskOdds: 'Der er ingen gruppe i {farkles, number} af {rolls, number} kast.',
    gainBank: 'Det er bedre straks at gemme {points, number}: at kaste videre koster {loss, number} i snit.',
    gainRoll: 'At kaste videre giver {gain, number} mere end de {points, number}, der kunne gemmes.',
    gainEven: 'At kaste videre giver lige så meget som at gemme {points, number} med det samme.',
    gainMust: 'De point kan ikke gemmes endnu, så kun det, de næste kast giver, tæller.',
    gainStart: 'Så meget er en tur værd fra første kast, når den spilles så godt som muligt.',
  },
  topics: {
    risk: '{count, plural, one {Risikoen med én terning} other {Risikoen med # terninger}}',
    gain: '{count, plural, one {Gevinsten med én terning} other {Gevinsten med # terninger}}',
  },
} as const;
