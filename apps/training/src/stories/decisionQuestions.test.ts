import { classic } from '@farkle/rules';
import { shippedTable } from '@farkle/strategy';
import { expect, test } from 'vitest';
import { answerKey } from '../positions/choices.ts';
import { parseDecision } from '../positions/parseDecision.ts';
import type { DecisionDrill, DecisionQuestion } from '../positions/question.ts';
import { bankOrRollQuestion, endgameQuestion, keepQuestion } from './decisionQuestions.ts';

const table = await shippedTable(classic);

test.each<[DecisionDrill, DecisionQuestion]>([
  ['keep', keepQuestion],
  ['bankOrRoll', bankOrRollQuestion],
  ['endgame', endgameQuestion],
])('the story of %s is answered as the coach answers it', (drill, question) => {
  expect(parseDecision(question, classic)).toEqual(question);
  expect(answerKey(drill, question.position, classic, { table, knowledge: 'exact' })).toEqual(question.key);
});
