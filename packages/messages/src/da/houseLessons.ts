/** What the lessons on house rules say; each is named after its rule. Joined into `lessons`. */
export const houseLessons = {
  target: {
    steps: {
      aim: 'Ved dette bord er målet {target, number}. Du har {score, number}.',
      roll: 'Kast.',
      take: 'Læg begge 1’erne og begge 5’erne til side: {points, number}.',
      bank: 'Det giver i alt {makes, number}, og det er nok at ramme målet præcis. Gem.',
      others: 'De andre har én tur mere. Se på.',
    },
    end: 'Et lavere mål giver et kortere spil, og hver gang nogen gemmer, betyder det mere.',
  },

  ending: {
    steps: {
      roll: 'Du har {score, number}, computeren har {leader, number}, og målet er {target, number}. Kast.',
      take: 'Læg begge 1’erne og begge 5’erne til side.',
      bankAtOnce:
        'Det giver i alt {makes, number}. Ved dette bord slutter spillet, når du gemmer: ingen får en tur mere. Gem.',
      bankFirst:
        'Det giver i alt {makes, number}. Ved dette bord får alle andre én tur mere bagefter. Gem, og se.',
      others: 'Computeren spiller sin sidste tur.',
    },
    end: 'Afslutningen afgør, hvor modig du skal være tæt på målet.',
  },

  entryMinimum: {
    steps: {
      first: 'Læg 1’eren og 5’eren til side, {points, number} point.',
      refused:
        'Første gang du gemmer i spillet, kræver det {entryMinimum, number}. Prøv at gemme {total, number}.',
      on: 'Det er for lidt, så du er nødt til at fortsætte. Kast.',
      more: 'Læg de tre 1’ere til side.',
      bank: '{total, number} er nok. Gem, så er du med.',
      next: 'Din næste tur. Kast.',
      small: 'Læg 5’eren til side.',
      free: 'Nu er du med, og så kan selv {total, number} gemmes. Gør det.',
    },
    end: 'Kun første gang skal du nå {entryMinimum, number}, og at ramme det præcis er nok.',
  },

  bankMinimum: {
    steps: {
      first: 'Læg 1’eren og 5’eren til side, {points, number} point.',
      refused: 'Hver gang du gemmer, kræver det {bankMinimum, number}. Prøv at gemme {total, number}.',
      on: 'Det er for lidt, så du er nødt til at fortsætte. Kast.',
      more: 'Læg de tre 1’ere til side.',
      bank: '{total, number} er nok. Gem.',
      next: 'Din næste tur. Kast.',
      small: 'Læg 1’eren til side.',
      everyTime: 'Grænsen gælder igen, tur efter tur. Prøv at gemme {total, number}.',
    },
    end: 'Under {bankMinimum, number} er der intet at overveje: du kaster.',
  },

  threeFarkles: {
    steps: {
      warning:
        'Du har {score, number} point og har slået Farkle to gange i træk. Bordet advarer dig: en tredje koster {penalty, number}.',
      third: 'Kast, og se det gå galt.',
      taken:
        'Tredje Farkle i træk: {taken, number} point trækkes fra din score. Gå videre, når du har set det.',
      anew: 'Der tælles forfra, og det gør der også, når du gemmer. Scoren kommer aldrig under nul.',
    },
    end: 'Efter to gange Farkle i træk: gem noget småt, så begynder tællingen forfra.',
  },

  mustRoll: {
    steps: {
      first: 'Læg 1’eren og 5’eren til side.',
      on: 'Kast de andre {left, number}.',
      all: 'Tre 2’ere og en 1’er: læg alle fire til side.',
      refused: 'Hot Dice, {total, number} point. Ved dette bord skal de kastes. Prøv at gemme.',
      again: 'Så kast alle seks.',
      one: 'Læg én 1’er til side.',
      bank: 'Nu er der ikke Hot Dice, så du må gemme: {total, number}.',
    },
    end: 'Når Hot Dice skal kastes, er de bedste ture også de mest spændende.',
  },

  doubled: {
    steps: {
      roll: 'Ved dette bord fordobler hver terning ud over tre ens værdien. Kast.',
      four: 'Tre 3’ere giver {three, number}, så fire giver {points, number}. Tag dem.',
      five: 'Fem giver {points, number}. Tag dem.',
      six: 'Og seks giver {points, number}. Tag dem.',
      next: 'Kast.',
      bank: 'Gem {total, number}.',
    },
    end: 'Høje øjental betaler sig bedst: seks 6’ere er dobbelt så meget værd som seks 3’ere.',
  },

  linear: {
    steps: {
      roll: 'Ved dette bord tæller værdien af tre ens én gang mere for hver terning ud over de tre. Kast.',
      four: 'Tre 3’ere giver {three, number}, så fire giver {points, number}. Tag dem.',
      five: 'Fem giver {points, number}. Tag dem.',
      six: 'Og seks giver {points, number}. Tag dem.',
      next: 'Kast.',
      bank: 'Gem {total, number}.',
    },
    end: 'Flere ens giver jævnt mere, og lave øjental giver ikke meget.',
  },

  triplesOnly: {
    steps: {
      roll: 'Ved dette bord er tre ens det meste, der findes. Kast.',
      four: 'Prøv at lægge alle fire 2’ere til side.',
      three: 'En fjerde 2’er har ikke noget at høre til. Tag tre af dem, {points, number} point.',
      bank: 'Gem {total, number}.',
      next: 'Kast.',
      fives:
        'Fire 5’ere: tre giver {threeFives, number}, og én mere giver {single5, number} alene. Tag alle fire.',
    },
    end: 'En terning ud over tre giver kun point, hvis den er en 1’er eller en 5’er.',
  },

  /** One lesson for each combination whose worth a table may change; `name` is the combination. */
  worth: {
    steps: {
      roll: 'Denne lektion handler om én gruppe: {name}. Kast.',
      take: '{name}: {points, number} point ved dette bord. Læg {dice} til side.',
      takeWithSpare:
        '{name}, og den sidste 5’er giver også point: {points, number} point tilsammen. Læg alle seks til side.',
      bank: 'Gem {total, number}.',
      rollOff: 'Ved dette bord er én gruppe slået fra: {name}. Kast.',
      off: 'Prøv at lægge alle seks til side.',
      offTake: 'Uden den regel tæller kun det her: {dice}, {points, number} point. Læg det til side.',
      bankOff: 'Gem {total, number}.',
    },
    end: 'Hvad hver gruppe giver ved dit bord, står under »Det giver point«.',
  },
} as const;
