import type { Messages } from '@farkle/messages';

/** Words that no browser is sent by the site: of pages rendered on the server alone, and of the training app. */
type Elsewhere = 'rulesPage' | 'training';

/** Words of the tutorial, which its own pages get on top. */
type Lessons = 'learn' | 'lessons';

/** The words that a page hands to the browser. */
export function clientMessages(messages: Messages): Omit<Messages, Elsewhere | Lessons> {
  const { learn: _learn, lessons: _lessons, ...words } = lessonMessages(messages);
  return words;
}

/** The words that a page of the tutorial hands to the browser. */
export function lessonMessages({
  rulesPage: _page,
  training: _training,
  ...words
}: Messages): Omit<Messages, Elsewhere> {
  return words;
}
