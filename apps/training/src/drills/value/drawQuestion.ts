import type { Chance } from '../../chance/chance.ts';
import type { Preset } from '../../rules/preset.ts';
import { drawOptions } from './drawOptions.ts';
import { drawPosition } from './drawPosition.ts';
import { chosenDice, type Position } from './position.ts';
import type { Question } from './question.ts';
import type { Standing } from './standing.ts';
import { type Topic, topicLevel, topics } from './topic.ts';

/** A topic is left alone for so many questions after it was asked, unless nothing else would do. */
const rest = 2;
/** How much likelier an owed topic is than the same topic otherwise. */
const owedWeight = 6;
/** So many draws try to find a position that this round has not shown. */
const tries = 24;

/**
 * The next question of a round: a topic near the person's level, the missed ones more often, none twice in a row, and
 * a position that the round has not shown.
 */
export function drawQuestion(
  preset: Preset,
  standing: Standing,
  asked: readonly Question[],
  chance: Chance,
): Question {
  const shown = new Set(asked.map(({ position }) => signature(position)));
  const resting = new Set(asked.slice(-rest).map(({ topic }) => topic));
  const awake = topics.filter((topic) => !resting.has(topic));
  let topic: Topic;
  let position: Position;
  let left = tries;
  do {
    topic = chance.pickByWeight(awake, (each) => topicWeight(each, standing));
    position = drawPosition(topic, chance);
    left--;
  } while (left > 0 && shown.has(signature(position)));
  return { preset, topic, position, options: drawOptions(position, preset, chance) };
}

/** How likely a topic is beside the others: most at its own level, still possible three levels away. */
export function topicWeight(topic: Topic, { level, owed }: Standing): number {
  const closeness = Math.max(0.12, 1 - Math.abs(topicLevel[topic] - level) / 3);
  return closeness * (owed[topic] === undefined ? 1 : owedWeight);
}

/** The same dice kept and chosen are the same question, however they lie. */
function signature(position: Position): string {
  return `${[...position.kept].sort().join('')}/${[...chosenDice(position)].sort().join('')}`;
}
