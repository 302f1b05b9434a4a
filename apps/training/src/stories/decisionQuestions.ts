import type { DecisionQuestion } from '../positions/question.ts';

/** Of 1-5-2-2-3-6 the 1 alone leads furthest. Classic, points over ten turns. */
export const keepQuestion: DecisionQuestion = {
  position: {
    goal: 'turns',
    own: { score: 2000, entered: true, farkles: 0 },
    other: null,
    lastTurn: false,
    turnsLeft: 5,
    turnPoints: 0,
    diceLeft: 6,
    roll: [5, 1, 2, 2, 3, 6],
  },
  key: {
    currency: 'points',
    knowledge: 'exact',
    choices: [
      {
        setAside: [1],
        then: 'roll',
        turnPoints: 100,
        diceLeft: 5,
        value: 403.65354250371723,
        cost: 0,
        grade: 'best',
      },
      {
        setAside: [5],
        then: 'roll',
        turnPoints: 50,
        diceLeft: 5,
        value: 368.18563887006746,
        cost: 35.46790363364977,
        grade: 'inaccuracy',
      },
      {
        setAside: [1, 5],
        then: 'roll',
        turnPoints: 150,
        diceLeft: 4,
        value: 310.65405930595904,
        cost: 92.9994831977582,
        grade: 'mistake',
      },
    ],
    reasons: [
      { code: 'rollRisk', dice: 5, chance: 0.07716049382716049, risked: 100 },
      { code: 'rollWorth', dice: 5, points: 403.65354250371723, gain: 303.65354250371723 },
    ],
  },
  kind: null,
};

/** With 300 points and three dice, 750 behind, rolling is a little better. Classic, to 10,000. */
export const bankOrRollQuestion: DecisionQuestion = {
  position: {
    goal: 'target',
    own: { score: 6400, entered: true, farkles: 0 },
    other: { score: 7150, entered: true, farkles: 0 },
    lastTurn: false,
    turnsLeft: 0,
    turnPoints: 200,
    diceLeft: 4,
    roll: [1, 3, 6, 4],
  },
  key: {
    currency: 'winChance',
    knowledge: 'exact',
    choices: [
      {
        setAside: [1],
        then: 'roll',
        turnPoints: 300,
        diceLeft: 3,
        value: 0.3740008907704891,
        cost: 0,
        grade: 'best',
      },
      {
        setAside: [1],
        then: 'bank',
        turnPoints: 300,
        diceLeft: 3,
        value: 0.36724,
        cost: 0.006760890770489081,
        grade: 'inaccuracy',
      },
    ],
    reasons: [
      { code: 'rollRisk', dice: 3, chance: 0.2777777777777778, risked: 300 },
      { code: 'rollWorth', dice: 3, points: 331.6853341851867, gain: 31.68533418518672 },
    ],
  },
  kind: null,
};

/** The last turn, 1,250 behind: every bank loses. Classic, to 10,000. */
export const endgameQuestion: DecisionQuestion = {
  position: {
    goal: 'target',
    own: { score: 9000, entered: true, farkles: 0 },
    other: { score: 10_250, entered: true, farkles: 0 },
    lastTurn: true,
    turnsLeft: 0,
    turnPoints: 0,
    diceLeft: 6,
    roll: [5, 1, 2, 2, 3, 6],
  },
  key: {
    currency: 'winChance',
    knowledge: 'exact',
    choices: [
      {
        setAside: [1],
        then: 'roll',
        turnPoints: 100,
        diceLeft: 5,
        value: 0.13374209584646415,
        cost: 0,
        grade: 'best',
      },
      {
        setAside: [5],
        then: 'roll',
        turnPoints: 50,
        diceLeft: 5,
        value: 0.12756745964763122,
        cost: 0.0061746361988329335,
        grade: 'inaccuracy',
      },
      {
        setAside: [1, 5],
        then: 'roll',
        turnPoints: 150,
        diceLeft: 4,
        value: 0.11030395454531816,
        cost: 0.023438141301145993,
        grade: 'mistake',
      },
      {
        setAside: [1, 5],
        then: 'bank',
        turnPoints: 150,
        diceLeft: 4,
        value: 0,
        cost: 0.13374209584646415,
        grade: 'blunder',
      },
      {
        setAside: [1],
        then: 'bank',
        turnPoints: 100,
        diceLeft: 5,
        value: 0,
        cost: 0.13374209584646415,
        grade: 'blunder',
      },
      {
        setAside: [5],
        then: 'bank',
        turnPoints: 50,
        diceLeft: 5,
        value: 0,
        cost: 0.13374209584646415,
        grade: 'blunder',
      },
    ],
    reasons: [
      { code: 'bankLoses', to: 10_250 },
      { code: 'lastTurnNeeds', points: 1250 },
      { code: 'rollRisk', dice: 5, chance: 0.07716049382716049, risked: 100 },
      { code: 'rollWorth', dice: 5, points: 403.65354250371723, gain: 303.65354250371723 },
    ],
  },
  kind: 'lastTurn',
};
