import type { RuleSet } from '@farkle/rules';
import type { DrawRequest } from '../../session/drill.ts';
import { drawOptions } from './drawOptions.ts';
import { drawPosition } from './drawPosition.ts';
import { chosenDice, type Position } from './position.ts';
import type { Question } from './question.ts';
import { type Topic, topicDifficulty, topics } from './topic.ts';

/** A topic is left alone for so many questions after it was asked, unless nothing else would do. */
const rest = 2;
/** So many draws try to find a position that this session has not shown. */
const tries = 24;
/** So many rating points away from the aim a topic is as unlikely as it gets. */
const reach = 600;

/** The next question of a session: a topic near the aim, none twice in a row, and a position that is new to it. */
export function drawQuestion(ruleSet: RuleSet, { chance, aim, asked }: DrawRequest<Question>): Question {
  const shown = new Set(asked.map(({ position }) => signature(position)));
  const resting = new Set(asked.slice(-rest).map(({ topic }) => topic));
  const awake = topics.filter((topic) => !resting.has(topic));
  let topic: Topic;
  let position: Position;
  let left = tries;
  do {
    topic = chance.pickByWeight(awake, (each) => topicWeight(each, aim));
    position = drawPosition(topic, chance);
    left--;
  } while (left > 0 && shown.has(signature(position)));
  return { topic, position, options: drawOptions(position, ruleSet, chance) };
}

/** How likely a topic is beside the others: most at the aim, still possible far from it. */
export function topicWeight(topic: Topic, aim: number): number {
  return Math.max(0.12, 1 - Math.abs(topicDifficulty[topic] - aim) / reach);
}

/** How hard a question is, in rating points: its topic, and each die more to look at. */
export function difficultyOf({ topic, position }: Question): number {
  return topicDifficulty[topic] + 20 * (chosenDice(position).length - 3);
}

/** The same dice kept and chosen are the same question, however they lie. */
export function signature(position: Position): string {
  return `${[...position.kept].sort().join('')}/${[...chosenDice(position)].sort().join('')}`;
}
