/** The languages besides English. */
export const translated = ['pl', 'da', 'pt-BR'] as const;

type Translated = (typeof translated)[number];

/** Labels that bear a term of the field by itself, with that term in each language, as players' rules texts have it. */
export const terms: Readonly<Record<string, Readonly<Record<Translated, string>>>> = {
  'table.deeds.roll': { pl: 'Rzuć', da: 'Kast', 'pt-BR': 'Lançar' },
  'table.keys.roll': { pl: 'Rzuć', da: 'Kast', 'pt-BR': 'Lançar' },
  'table.deeds.bank': { pl: 'Zabezpiecz', da: 'Gem', 'pt-BR': 'Guardar' },
  'table.keys.bank': { pl: 'Zabezpiecz', da: 'Gem', 'pt-BR': 'Guardar' },
  'table.die.held': { pl: 'odłożona', da: 'lagt til side', 'pt-BR': 'separado' },
  'table.line.farkle': { pl: 'Farkl', da: 'Farkle', 'pt-BR': 'Farkle' },
  'table.line.hotTitle': { pl: 'Gorące kostki!', da: 'Hot Dice!', 'pt-BR': 'Dados quentes!' },
  'table.log.finalRound': { pl: 'Runda końcowa', da: 'Slutrunde', 'pt-BR': 'Rodada final' },
  'table.seat.lastTurn': { pl: 'ostatnia tura', da: 'sidste tur', 'pt-BR': 'último turno' },
  'table.result.sharedWin': { pl: 'wspólne zwycięstwo', da: 'delt sejr', 'pt-BR': 'vitória dividida' },
  'rules.fields.target': { pl: 'Cel', da: 'Mål', 'pt-BR': 'Meta' },
  'rules.fields.entryMinimum': { pl: 'Próg wejścia', da: 'Indgangsgrænse', 'pt-BR': 'Pontuação de entrada' },
  'rules.fields.hotDice': { pl: 'Gorące kostki', da: 'Hot Dice', 'pt-BR': 'Dados quentes' },
  'rules.combinations.threeOfAKind': { pl: 'Trzy takie same', da: 'Tre ens', 'pt-BR': 'Três iguais' },
  'rules.combinations.fourOfAKind': { pl: 'Cztery takie same', da: 'Fire ens', 'pt-BR': 'Quatro iguais' },
  'rules.combinations.fiveOfAKind': { pl: 'Pięć takich samych', da: 'Fem ens', 'pt-BR': 'Cinco iguais' },
  'rules.combinations.sixOfAKind': { pl: 'Sześć takich samych', da: 'Seks ens', 'pt-BR': 'Seis iguais' },
  'rules.combinations.straight': { pl: 'Seria', da: 'Straight', 'pt-BR': 'Sequência' },
  'rules.combinations.lowStraight': {
    pl: 'Niepełna seria 1–5',
    da: 'Delvis straight 1–5',
    'pt-BR': 'Sequência parcial 1–5',
  },
  'rules.combinations.threePairs': { pl: 'Trzy pary', da: 'Tre par', 'pt-BR': 'Três pares' },
  'rules.combinations.twoTriplets': {
    pl: 'Dwa razy trzy takie same',
    da: 'To gange tre ens',
    'pt-BR': 'Duas trincas',
  },
  'setUp.level.easy': { pl: 'Łatwy', da: 'Let', 'pt-BR': 'Fácil' },
  'setUp.level.medium': { pl: 'Średni', da: 'Mellem', 'pt-BR': 'Médio' },
  'setUp.level.hard': { pl: 'Trudny', da: 'Svær', 'pt-BR': 'Difícil' },
  'settings.rules': { pl: 'Zasady domowe', da: 'Husregler', 'pt-BR': 'Regras da casa' },
  'home.training.title': { pl: 'Trening', da: 'Træning', 'pt-BR': 'Treino' },
};

/** Words that a player would not use here, or that stand for another term of the field. */
export const wrongWords: Readonly<Record<Translated, RegExp>> = {
  // „Bankować”, „kość” for the die, „kombinacja” for the meld, „runda” for the turn (only the final round is one).
  pl: /zbankuj|bankowa|bankujesz|\bkości\b|kombinacj|strit|(?<!po )\brundy? (?!końcow)/iu,
  // »Banke«, »trille« for a roll, »kombination« for the gruppe, »runde« for the tur, »sikre« for gemme.
  da: /\bbank(e|er|et)?\b|\btrill|kombination|\brunde[nr]?\b|\bsikr/iu,
  // “Banco/bancar”, “rolar”, “jogar os dados”, “pontuação” for the placar, “rodada” for the turno.
  'pt-BR': /\bbanc(o|ar)\b|\brola[rm]?\b|\bjogar os dados\b|\brodadas? (?!fina)/iu,
};

/** Sentences that are the same as in English and right so: names, and words that both languages share. */
export const sameWords: Readonly<Record<Translated, readonly string[]>> = {
  pl: ['home.heading', 'site.name', 'site.titleTemplate', 'table.keys.escape'],
  da: [
    'home.heading',
    'lessons.farkle.title',
    'play.computerNumber',
    'rules.combinations.straight',
    'rules.fields.straight',
    'rulesPage.odds.chance',
    'rulesPage.tips.lastDice.chance',
    'rulesPage.tips.lessDice.chance',
    'settings.diceSpeed.normal',
    'site.name',
    'site.titleTemplate',
    'table.line.farkle',
    'table.keys.escape',
    'training.explorer.thresholds.farkle',
    'training.home.rating',
    'training.progress.rating',
    'training.session.rating',
    'training.summary.same',
  ],
  'pt-BR': [
    'home.heading',
    'lessons.farkle.title',
    'rulesPage.odds.chance',
    'rulesPage.scoring.face',
    'rulesPage.tips.lastDice.chance',
    'rulesPage.tips.lessDice.chance',
    'settings.diceSpeed.normal',
    'settings.computerPace.normal',
    'site.name',
    'site.titleTemplate',
    'table.line.farkle',
    'table.keys.escape',
    'training.explorer.thresholds.farkle',
  ],
};
