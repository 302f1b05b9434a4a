import { agreed } from '../words.ts';
import { houseLessons } from './houseLessons.ts';

/**
 * What the lessons say, step by step. Figures are computed for the rules of the lesson: `points` of the dice, `total`
 * of the turn, what banking `makes`, how many dice are `left` and with which `chance` they farkle.
 */
export const lessons = agreed('lessons', {
  choices: {
    points: '{points, number} point',
    chance: '{chance, number, ::percent .0}',
    roll: 'Kast videre',
    bank: 'Gem',
  },

  hints: {
    hold: 'Læg {dice} til side: tryk på terningerne eller på tasten med nummeret på deres plads.',
    holdAny: 'Tryk på en terning, der viser sine point.',
    roll: 'Tryk på Kast eller på tasten R.',
    bank: 'Tryk på Gem eller på tasten B.',
    bankInVain: 'Tryk på Gem, og læs, hvad der står.',
    seeFarkle: 'Tryk på den eneste knap, der er tilbage.',
  },

  /** Answers to what was not asked for; what the rules refuse is answered with the rule’s own reason. */
  replies: {
    otherDice:
      '{heldPoints, plural, =0 {Ikke de terninger endnu. Her gælder det {dice}.} other {{held} ville give {heldPoints, number}. Her gælder det {dice}.}}',
    rollInstead: 'Du kunne godt gemme her. I denne lektion skal du kaste videre.',
    bankInstead: 'Du kunne godt kaste her. I denne lektion skal du gemme.',
    notYet: 'Én ting først: se ovenfor.',
    wrongAnswer: 'Ikke helt. Se en gang til.',
    lessonIsOver: 'Lektionen er klaret. Gå til den næste, eller tag den igen.',
  },

  turn: {
    title: 'En tur',
    about: 'Kast, læg til side, kast videre, gem.',
    steps: {
      aim: 'Den, der først når {target, number} point, er tæt på sejren. I hver tur samler du point, og du bestemmer selv, hvornår du stopper.',
      first: 'En tur begynder med seks terninger. Kast dem.',
      one: 'Her giver kun 1’eren point. Læg den til side: {points, number} point.',
      on: 'Du skal lægge mindst én terning til side i hvert kast. Kast nu de andre {left, number}.',
      fives: 'To 5’ere, {points, number} point tilsammen. Læg dem begge til side.',
      bank: 'Du har {total, number} point på spil. Gem, så er de dine.',
    },
    end: 'Det er en hel tur: kast, læg til side, kast videre efter flere point, og gem, før det går galt.',
  },

  scoring: {
    title: 'Det giver point',
    about: 'Enkelte terninger, tre ens og mere til.',
    steps: {
      pair: 'Prøv: læg begge 3’erne til side.',
      singles:
        'To ens er ikke nok. Alene giver kun 1’ere ({single1, number}) og 5’ere ({single5, number}) point. Læg alle terninger, der giver point, til side.',
      on: 'Det giver {total, number}. Kast resten.',
      triple: 'Tre ens giver hundrede gange øjentallet, så tre 2’ere giver {points, number}. Tag dem.',
      bank: 'Gem {total, number}.',
      next: 'Næste tur. Kast.',
      four: 'Tre 4’ere ville give {threeFours, number}, men fire ens giver {points, number}. Læg alle fire til side.',
      bankFour: 'Gem {total, number}. Tre 1’ere giver i øvrigt {threeOnes, number}.',
    },
    hints: {
      singles: 'Læg 3’erne tilbage, og tag 1’eren og 5’eren.',
    },
    end: 'Alene: 1’ere og 5’ere. Sammen: tre ens af alle slags. Hver terning ud over tre gør dem langt mere værd.',
  },

  farkle: {
    title: 'Farkle',
    about: 'Når intet giver point, er turens point tabt.',
    steps: {
      one: 'Læg 1’eren til side.',
      risk: 'Kast de andre {left, number}, og se, hvad der kan ske. De giver Farkle i {chance, number, ::percent .0} af kastene.',
      lost: 'Ingen terning giver point: Farkle. Turen er slut, og dens {lost, number} point er tabt. Gå videre, når du har set det.',
      after: 'Det, du har gemt i tidligere ture, beholder du. En Farkle tager kun pointene fra sin egen tur.',
    },
    replies: {
      risk: {
        rollInstead: 'Klogt, men så får du ingen Farkle at se. Kast videre.',
      },
    },
    end: 'Et kast uden point slutter turen med ingenting. Det er spillets eneste fare.',
  },

  bankOrRoll: {
    title: 'Gemme eller kaste videre?',
    about: 'Spillets ene spørgsmål.',
    steps: {
      five: 'Et sløjt kast. Læg 5’eren til side.',
      little: '{total, number} point på spil og {left, number} terninger at kaste. Hvad ville du gøre?',
      on: 'Rigtigt: der er ikke meget at tabe, og {left, number} terninger giver kun Farkle i {chance, number, ::percent .0} af kastene. Kast videre.',
      more: 'Godt kastet. Læg 1, 1 og 5 til side.',
      much: 'Nu er der {total, number} point, men kun {left, plural, one {# terning} other {# terninger}}. Hvad nu?',
      bank: 'Rigtigt: {left, number} terninger giver Farkle i {chance, number, ::percent .0} af kastene, og {total, number} point er værd at holde fast i. Gem.',
    },
    replies: {
      little: { wrongAnswer: 'For {total, number} point? Med {left, number} terninger kan du nå mere.' },
      on: { rollInstead: 'Med {total, number} point er det for tidligt. Kast videre.' },
      much: { wrongAnswer: 'Modigt, men næsten hvert andet kast ville koste dig alle {total, number}.' },
    },
    end: 'Mange terninger og få point: kast. Få terninger og mange point: gem.',
  },

  bigCombinations: {
    title: 'De store grupper',
    about: 'Grupper, der bruger alle seks terninger.',
    steps: {
      roll: 'Kast alle seks.',
      straight: 'Én af hver er en straight: {points, number} point. Læg alle seks til side.',
      threePairs: 'Tre forskellige par: {points, number} point. Læg alle seks til side.',
      twoTriplets: 'To gange tre ens er mere værd sammen: {points, number} point. Læg alle seks til side.',
      fourOfAKindAndPair:
        'Fire ens og et par: {points, number} point ved dette bord. Læg alle seks til side.',
      bank: 'Alle seks har givet point, så du kunne endda kaste dem igen. Denne gang gemmer du {total, number}.',
    },
    end: 'Kig efter de store grupper, før du vælger enkelte terninger ud af seks.',
  },

  sameRoll: {
    title: 'Ét kast ad gangen',
    about: 'Kun terninger fra samme kast hører sammen.',
    steps: {
      two: 'Læg begge 5’erne til side.',
      on: '{total, number} point indtil nu. Kast de andre {left, number}.',
      worth: 'En tredje 5’er! Hvad er turen værd med den?',
      one: 'Rigtigt: den er en enkelt 5’er og lægger {points, number} til. Læg den til side.',
      bank: 'Gem {total, number}.',
    },
    replies: {
      worth: {
        wrongAnswer: 'Tre 5’ere i ét kast ville give {three, number}. Men to af dem blev lagt til side før.',
      },
    },
    end: 'Tre ens skal falde i ét kast. Det, der allerede er lagt til side, beholder sine point og vokser aldrig.',
  },

  hotDice: {
    title: 'Hot Dice',
    about: 'Alle seks har givet point: kast dem alle igen.',
    steps: {
      first: 'Læg 1’eren og 5’eren til side.',
      on: 'Kast de andre {left, number}.',
      all: 'Sikke et held: tre 2’ere og en 1’er. Læg alle fire til side.',
      again:
        'Nu har alle seks terninger givet point. Det kaldes Hot Dice: dine {total, number} point er stadig på spil, og du må kaste alle seks igen. Gør det.',
      last: 'Læg igen 1’eren og 5’eren til side.',
      bank: 'Gem {total, number}, samlet i én eneste tur.',
    },
    replies: {
      again: {
        rollInstead:
          'Du må gerne gemme ved Hot Dice, men seks terninger giver kun Farkle i {chance, number, ::percent .0} af kastene. Kast dem.',
      },
    },
    end: 'Hot Dice kan komme over flere kast og så ofte, heldet vil. Pointene er på spil, til du gemmer.',
  },

  gameDivides: {
    title: 'Spillet regner for dig',
    about: 'Du vælger terningerne, spillet tæller dem på den bedste måde.',
    steps: {
      worth: 'Fire 1’ere. Hvad tror du, de er værd her?',
      ones: 'Rigtigt: tre 1’ere giver {threeOnes, number} og én mere {single1, number}, og bedre kan de ikke tælles. Læg alle fire til side.',
      bank: 'Gem {total, number}.',
      next: 'En gang til. Kast.',
      fives:
        'Fem 5’ere. Talt hver for sig ville de give {apart, number}, men spillet finder {points, number}. Læg dem til side.',
      bankFives: 'Gem {total, number}.',
    },
    replies: {
      worth: { wrongAnswer: 'De kan tælles på en måde, der giver mere.' },
    },
    end: 'Du behøver aldrig at tænke på, hvordan terningerne skal deles op: du får altid det meste, de er værd.',
  },

  finalRound: {
    title: 'Slutrunden',
    about: 'Nogen er i mål. Du har én sidste tur.',
    steps: {
      computer: 'Du spiller mod en computer, der er tæt på {target, number}. Se på.',
      last: 'Den har nået {leader, number}. Alle andre får præcis én tur mere, og det her er din: du skal bruge {needs, number}. Kast.',
      ones: '{points, number} point i ét kast. Læg de tre 1’ere til side.',
      on: 'Gemmer du nu, har du {makes, number}, og {leader, number} er mere. Der kommer ingen tur efter denne: kast videre.',
      enough: 'Læg 1’eren og 5’eren til side.',
      bank: '{makes, number} er mere end {leader, number}. Gem nu.',
    },
    replies: {
      on: {
        rollInstead: 'Gemmer du, har du {makes, number} og taber til {leader, number}. Kast videre.',
      },
    },
    end: 'Den, der når målet, må vente, mens de andre prøver at komme forbi. Den højeste score vinder.',
  },

  sharedWin: {
    title: 'Delt sejr',
    about: 'Står I lige i toppen, har I begge vundet.',
    steps: {
      last: 'Den sidste af ti ture. Computeren er færdig med {leader, number}, du har {score, number}. Kast.',
      level: 'Læg 1’eren og 5’eren til side, {points, number} point.',
      bank: 'Det giver præcis {makes, number}, lige så meget som computeren har. Gem.',
    },
    replies: {
      bank: {
        bankInstead: 'Du kunne gå efter mere, men at stå lige er sikkert og tæller som en sejr. Gem.',
      },
    },
    end: 'Den, der deler den højeste score, deler sejren, og den tæller som en sejr for hver.',
  },

  rollMore: {
    title: 'Tag mindre, kast flere',
    about: 'Du behøver ikke tage alt, der giver point.',
    steps: {
      one: 'Både 1’eren og 5’eren giver point. Tag kun 1’eren, og lad 5’eren ligge på bordet.',
      on: 'Med 5’eren ville det være {both, number}. Men {left, number} terninger giver Farkle i {chance, number, ::percent .0} af kastene, fire i {fourDice, number, ::percent .0}. Kast {left, number}.',
      ones: 'Det betalte sig. Læg begge 1’erne til side.',
      bank: 'Gem {total, number}.',
    },
    replies: {
      one: {
        otherDice:
          'Det giver {heldPoints, number}. Men færre terninger giver oftere Farkle: tag kun 1’eren her.',
      },
      on: {
        otherDice:
          'Med 5’eren er der fire terninger tilbage, og de giver Farkle i {fourDice, number, ::percent .0} af kastene. Læg den tilbage.',
        rollInstead: 'Det er tidligt med {total, number} point. Kast videre.',
      },
    },
    end: 'En enkelt 5’er er ofte mindre værd end en terning mere at kaste.',
  },

  odds: {
    title: 'Chancerne',
    about: 'Hvor ofte hvert antal terninger giver Farkle.',
    steps: {
      bar: 'Læg terninger til side, så viser en bjælke under dem, hvor ofte det næste kast ville være en Farkle. Du kan slå den til i indstillingerne.',
      one: 'Læg én 1’er til side, og se på bjælken.',
      two: 'Tag nu også 5’eren, og se bjælken vokse.',
      three: 'Hver terning, du tager, gør det næste kast farligere. Tag også den anden 1’er.',
      oneDie:
        '{left, number} terninger: {chance, number, ::percent .0}. Og en enkelt terning, hvor ofte giver den Farkle?',
      sixDice: 'Rigtigt, to ud af tre gange: kun 1 og 5 redder den. Og alle seks terninger?',
      bank: 'Rigtigt, næsten aldrig. Med {left, number} terninger og {total, number} point er det et fornuftigt valg at gemme. Gør det.',
    },
    replies: {
      oneDie: { wrongAnswer: 'Af de seks øjental er det kun 1 og 5, der giver point alene.' },
      sixDice: { wrongAnswer: 'Sjældnere. Med seks terninger er der næsten altid noget, der giver point.' },
    },
    end: 'Seks terninger {sixDice, number, ::percent .0}, tre {threeDice, number, ::percent .0}, to {twoDice, number, ::percent .0}, én {oneDie, number, ::percent .0}: de fire tal er værd at kunne.',
  },

  lastDice: {
    title: 'Respekt for de sidste terninger',
    about: 'To terninger er plat eller krone, én er værre.',
    steps: {
      take: 'Læg tre 2’ere og 1’eren til side.',
      risk: '{total, number} point og {left, number} terninger tilbage. Hvor ofte giver {left, number} terninger Farkle?',
      decide: 'Rigtigt, {chance, number, ::percent .0}. Hvad ville du så gøre med {total, number} point?',
      bank: 'Rigtigt. Gem {total, number}.',
    },
    replies: {
      risk: { wrongAnswer: 'Hver af de to terninger svigter to ud af tre gange, og begge skal svigte.' },
      decide: {
        wrongAnswer:
          'Næsten hver anden gang ville {total, number} point være tabt. Det er for mange at sætte på spil her.',
      },
      bank: {
        bankInstead: 'Næsten hver anden gang ville {total, number} være tabt. Gem.',
      },
    },
    end: 'To terninger giver Farkle i {twoDice, number, ::percent .0} af kastene, én i {oneDie, number, ::percent .0}. Kast dem, når du har få point, eller når du er bagud og er nødt til det.',
  },

  lastDie: {
    title: 'Én terning kan redde dig',
    about: 'Den sidste terning kan hente alle seks tilbage.',
    steps: {
      five: 'Din sidste tur, og du er bagud: {score, number} mod {leader, number}. Læg alt undtagen 4’eren til side.',
      decide:
        'Gemmer du, har du {makes, number}. Én terning giver Farkle i {chance, number, ::percent .0} af kastene. Hvad nu?',
      die: 'Rigtigt: at gemme og tabe er intet værd. Kast terningen.',
      hot: 'En 5’er! Læg den til side.',
      again: 'Alle seks har givet point: Hot Dice. {makes, number} er stadig for lidt, så kast alle seks.',
      enough: 'Læg de tre 1’ere til side.',
      bank: 'Nu bliver det {makes, number}. Gem, og vind.',
    },
    replies: {
      decide: {
        wrongAnswer: 'Så står det {makes, number} mod {leader, number}, og spillet er slut for dig.',
      },
      die: {
        rollInstead: 'Så ville det stå {makes, number} mod {leader, number}: et sikkert nederlag. Kast.',
      },
      again: { rollInstead: 'Stadig kun {makes, number} mod {leader, number}. Kast alle seks.' },
    },
    end: 'Én terning redder dig hver tredje gang, og så har du seks igen.',
  },

  playToTheScore: {
    title: 'Spil efter stillingen',
    about: 'Til sidst gælder det kun om at komme forbi den, der fører.',
    steps: {
      last: 'Den sidste af ti ture. Du har {score, number}, computeren er færdig med {leader, number}. Kast.',
      good: 'Læg begge 1’erne og begge 5’erne til side.',
      decide: '{total, number} point og {left, number} terninger. I enhver anden tur ville du gemme. Og nu?',
      on: 'Rigtigt: gemmer du, har du {makes, number}, og det er et sikkert nederlag. Kast videre, uanset risikoen.',
      hot: 'To 5’ere: tag dem begge.',
      again: 'Hot Dice med {total, number}. I alt {makes, number}, og det er ikke nok endnu. Kast alle seks.',
      enough: 'Læg tre 2’ere og 1’eren til side.',
      bank: '{makes, number} slår {leader, number}. Gem.',
    },
    replies: {
      decide: { wrongAnswer: 'Så ender du på {makes, number} mod {leader, number} og har tabt.' },
      on: { rollInstead: 'Så står det {makes, number} mod {leader, number}, og du taber. Kast videre.' },
      again: { rollInstead: 'Så står det {makes, number} mod {leader, number}, og du taber. Kast videre.' },
    },
    end: 'Se på stillingen, før du gemmer for sidste gang. At ende bag den, der fører, er ikke bedre end en Farkle.',
  },

  ...houseLessons,
});
