import type { Messages } from '@farkle/messages';

/** Words of pages that are rendered on the server alone: no browser needs to be sent them as data too. */
type ServerOnly = 'rulesPage';

/** Words of the tutorial, which its own pages get on top. */
type Lessons = 'learn' | 'lessons';

/** The words that a page hands to the browser. */
export function clientMessages({
  rulesPage: _,
  learn: _learn,
  lessons: _lessons,
  ...words
}: Messages): Omit<Messages, ServerOnly | Lessons> {
  return words;
}

/** The words that a page of the tutorial hands to the browser. */
export function lessonMessages({ rulesPage: _, ...words }: Messages): Omit<Messages, ServerOnly> {
  return words;
}
