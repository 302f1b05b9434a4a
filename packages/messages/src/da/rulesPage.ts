import { agreed } from '../words.ts';

/**
 * The rules page. Every amount and chance is a parameter that is reckoned for the rules shown. Names of combinations
 * and of single rules come from `rules`.
 */
export const rulesPage = agreed('rulesPage', {
  title: 'Regler',
  description:
    'Reglerne for Farkle til ethvert bord: hvad der giver point, alle nøjagtige chancer, og hvordan gode spillere bruger dem.',
  lead: 'Point, chancer og råd på denne side er regnet ud for de regler, du vælger her.',
  contents: 'På denne side',
  print: 'Udskriv',
  backToTable: 'Tilbage til bordet',

  choice: {
    label: 'Hvilke regler?',
    shown:
      '{count, plural, =0 {Her vises: {preset}} one {Her vises: {preset} med # ændret regel} other {Her vises: {preset} med # ændrede regler}}',
    change: 'Ændr enkelte regler',
    loading: 'Et øjeblik …',
    cannot: 'De regler passer ikke sammen. Siden viser stadig de seneste, der gør.',
    refusedTitle: 'Reglerne i adressen kan ikke læses',
    refusedText: '{reason} I stedet vises: {preset}.',
  },

  sections: {
    need: 'Det skal du bruge',
    aim: 'Målet med spillet',
    turn: 'En tur, trin for trin',
    scoring: 'Det giver point',
    disputes: 'Når I er i tvivl',
    hotDice: 'Hot Dice',
    odds: 'Hvor ofte et kast er en Farkle',
    end: 'Sådan slutter et spil',
    variants: 'Det, man spiller forskelligt',
    modes: 'Måder at spille på her',
    tips: 'Gode spilleres råd',
  },

  need: {
    dice: 'Seks almindelige terninger. Her bliver de kastet for dig, og alle kan efterprøve hvert kast.',
    players: '{least, number} til {most, number} spillere, eller dig alene mod terningerne.',
    paper: 'Ved et bord af træ også papir og blyant til regnskabet.',
  },

  aim: {
    finalRound:
      'Saml point tur for tur. Når nogen har {target, number}, får alle andre én tur mere, og så vinder den højeste score.',
    immediate: 'Saml point tur for tur. Den, der først når {target, number}, har vundet på stedet.',
    heart: 'Hvert kast kan give mere eller koste hele turen. Kunsten er at vide, hvornår man skal stoppe.',
  },

  turn: {
    roll: '<b>Kast</b> alle seks terninger.',
    farkle:
      '<b>Giver intet point?</b> Så er det en Farkle: turen er slut, og dens point er tabt. Med seks terninger sker det i {chance} af kastene.',
    setAside:
      '<b>Læg</b> mindst én terning, der giver point, <b>til side</b>. Alle terninger, du lægger til side, skal give point, men du må gerne lade nogle, der giver point, blive på bordet.',
    count: '<b>Tæl</b>: det, du lægger til side, lægges til turens point. De er på spil, indtil du gemmer.',
    choose: '<b>Vælg</b>: kast de terninger, der er tilbage, eller gem.',
    bank: '<b>Gem</b> for at lægge turens point til din score og give terningerne videre.',
    entryMinimum: 'Første gang en spiller gemmer, skal det være mindst {points, number} point.',
    bankMinimum: 'Hver gang man gemmer, skal det være mindst {points, number} point.',
    mayRoll: '<b>Hot Dice</b>: når alle seks har givet point, må du kaste alle seks igen eller gemme.',
    mustRoll: '<b>Hot Dice</b>: når alle seks har givet point, skal du kaste alle seks igen.',
    threeFarkles:
      'Tre gange Farkle i træk trækker {points, number} point fra scoren, som aldrig kommer under nul.',
  },

  scoring: {
    oneRoll: 'Kun terninger fra ét og samme kast danner en gruppe.',
    best: 'Kan terningerne tælles på flere måder, gælder den, der giver mest.',
    combinations: 'Grupper og deres point',
    name: 'Gruppe',
    points: 'Point',
    alike: 'Ens terninger i samme kast',
    alikeNote: 'En streg: ikke alle terningerne giver point.',
    face: 'Øjental',
    count: '{count, plural, one {# terning} other {# terninger}}',
    none: 'ikke alle giver point',
    off: 'Giver intet ved dette bord:',
  },

  disputes: {
    lead: 'De kast, man bliver uenige om, og hvad de er værd efter disse regler.',
    before: 'Lagt til side før',
    then: 'Derefter',
    worth: '{points, number} point',
    part: '{count, plural, one {{name}: {points, number}} other {# × {name}: {points, number}}}',
    left: '{dice}: ingen point',
    sum: '{before, number} og {now, number}, i alt {total, number}',
    why: {
      lone: 'En enlig 2’er, 3’er, 4’er eller 6’er er intet værd.',
      pairsNeedThreeFaces: 'Tre par kræver tre forskellige øjental, og et par alene giver ikke point.',
      fourAndPair: 'Fire ens og et par tæller som én gruppe ved dette bord.',
      twoTriplets: 'To gange tre ens tæller som én gruppe ved dette bord.',
      noTriplets: 'To gange tre ens er ikke én gruppe ved dette bord, så de tæller hver for sig.',
      dearest: 'Kan terningerne deles op på flere måder, tæller den, der giver mest.',
      sixAlike: 'Seks ens er aldrig to gange tre ens og aldrig tre par.',
      onlyThree: 'Mere end tre ens er ikke en gruppe ved dette bord: de øvrige skal give point for sig selv.',
      groupOfAll: 'Når alle terninger er ens, danner de én gruppe.',
      spareDie: 'Ved siden af en delvis straight giver den sidste terning stadig point.',
      noPartial: 'Fem på stribe er ikke en gruppe ved dette bord.',
      oneRoll: 'Kun terninger fra samme kast hører sammen: de her bliver aldrig til tre ens.',
      hotDice: 'Alle seks terninger har givet point, om end i to kast: Hot Dice.',
    },
  },

  hotDice: {
    lead: 'Når alle seks terninger i en tur har givet point, i ét kast eller over flere, kommer alle seks tilbage.',
    caption: 'En tur med Hot Dice',
    roll: 'Kast',
    aside: 'Til side',
    points: 'Point',
    total: 'På spil',
    next: 'Terninger at kaste',
    mayRoll: '{points, number} point og seks nye terninger: kast dem, eller gem.',
    mustRoll: '{points, number} point og seks nye terninger: ved dette bord skal de kastes.',
    belowMinimum:
      '{points, number} point og seks nye terninger. Her kan man først gemme med {needs, number} eller mere, så kast.',
    belowEntry:
      '{points, number} point og seks nye terninger. Første gang kræver {needs, number}: den, der har gemt før, må gemme nu, alle andre kaster.',
    risk: 'Seks terninger giver Farkle i {chance} af kastene. Så er de {points, number} point også tabt.',
  },

  odds: {
    lead: 'Jo færre terninger, desto farligere er kastet. Talt op over alle mulige kast efter disse regler.',
    picture: 'Risiko for Farkle efter antal terninger',
    caption: 'Chancerne i ét kast',
    dice: 'Antal terninger',
    farkles: 'Kast med Farkle',
    fraction: '{farkles, number} af {rolls, number}',
    chance: 'Farkle',
    hot: 'Alle giver point',
    count: '{count, plural, one {# terning} other {# terninger}}',
    turn: 'Spiller man hele turen bedst muligt, ender {chance} af turene med Farkle, og en tur giver {points, number} point i snit.',
  },

  end: {
    finalRound:
      'Når nogen gemmer og har {target, number} eller mere, begynder slutrunden: alle andre får præcis én tur mere. Den, der nåede målet, spiller ikke igen, uanset hvem der kommer forbi.',
    immediate: 'Når nogen gemmer og har {target, number} eller mere, er spillet slut med det samme.',
    exact: 'Det er nok at ramme målet præcis.',
    shared: 'Den, der deler den højeste score, deler sejren, og den tæller som en sejr for hver.',
    ownBank: 'Ingen gemmer for dig, heller ikke når du ville vinde på det.',
    losing: 'I den sidste tur siger bordet til, hvis du taber ved at gemme.',
    minimums: 'Grænser og straffe gælder helt til slutningen.',
    turns:
      'Et spil på et fast antal ture, som regel {turns, number}, har intet mål: den højeste score vinder.',
    leaving: 'Den, der forlader spillet, kan ikke vinde. Er der én spiller tilbage, har den spiller vundet.',
  },

  variants: {
    lead: 'Alle de regler, et bord kan ændre. Tryk på en værdi for at se hele siden med den.',
    effects:
      'Ved hver værdi står, hvad den betyder, hvis intet andet ændres: hvor ofte seks terninger giver Farkle, og hvor mange point en tur giver i snit, når den spilles bedst muligt.',
    combinations: 'Det giver point',
    flow: 'Spillets gang',
    here: 'gælder her',
    dice: '{chance} Farkle, {points, number} pr. tur',
    turn: '{points, number} pr. tur',
    firstBank: '{points, number} pr. tur, til man har gemt første gang',
    threeFarkles: 'rammer {chance} af alle forløb på tre ture',
  },

  modes: {
    lead: 'Reglerne er de samme på alle måder. Forskellen er, hvem der spiller, og hvornår det slutter.',
    finalRound: 'Til målet, med slutrunde.',
    immediate: 'Til målet, og så straks slut.',
    turns:
      '{turns, plural, one {# tur; mål og afslutning har ingen betydning.} other {# ture; mål og afslutning har ingen betydning.}}',
    fewest: 'Slut, når du gemmer og har {target, number}.',
    rules: 'Alle regler på denne side kan vælges til et nyt spil.',
    start: 'Nyt spil',
  },

  tips: {
    lesson: 'Øv dig: {tip}',
    lessDice: {
      title: 'Læg mindre til side, og kast flere',
      text: 'Du skal lægge én terning, der giver point, til side, ikke dem alle. Hver terning, du lader ligge, gør det næste kast mindre farligt.',
      caption: 'Tre måder at svare på dette kast',
      keep: 'Til side',
      points: 'Point',
      left: 'Terninger tilbage',
      chance: 'Farkle',
      worth: 'Turen i snit',
      verdictFew: 'Bedst i snit: læg ikke mere end {dice} til side, på grund af de terninger, der bliver.',
      verdictAll: 'Efter disse regler er det alligevel mest værd i snit at tage {dice}.',
    },
    lastDice: {
      title: 'Respekt for de sidste terninger',
      text: 'To terninger giver Farkle i {two} af kastene, én terning i {one}. Kast dem, når du ikke har meget at tabe eller er langt bagud.',
      caption: 'Fra hvor mange point det er bedst at gemme, når kun point tæller',
      left: 'Terninger tilbage',
      chance: 'Farkle',
      bankFrom: 'Gem fra',
      never: 'aldrig',
      note: 'Under det giver et kast mere i snit. Er du bagud sent i spillet, så tag større chancer, og er du foran, mindre.',
    },
    lastHope: {
      title: 'Én terning kan stadig give Hot Dice',
      text: 'Den sidste terning giver point i {hot} af kastene, og så kommer alle seks tilbage, og de giver kun Farkle i {six}.',
      dearer:
        'Derfor kan det betale sig at kaste én terning under {one, number} point, men to terninger kun under {two, number}, selv om én oftere giver Farkle.',
      plain:
        'Det kan betale sig at kaste én terning under {one, number} point og to terninger under {two, number}.',
    },
    score: {
      title: 'Spil efter stillingen til sidst',
      last: 'I en sidste tur tæller kun den score, der skal slås. Den anden spiller har {leader, number}, du har {mine, number} og {turn, number} på spil.',
      losing:
        'Gemmer du, har du {makes, number} og taber med sikkerhed. Kaster du {dice, plural, one {# terning} other {# terninger}}, er det Farkle i {chance} af tilfældene, og i resten vinder du eller kan fortsætte: så kast.',
      atOnce:
        'Ved dette bord er der ingen sidste tur. En god tur giver {turn, number} point i snit: en spiller, der ikke mangler mere end det, kan vinde, før du får turen igen. Tæt på slutningen er det bedre at kaste videre end at gemme lidt.',
    },
  },
});
