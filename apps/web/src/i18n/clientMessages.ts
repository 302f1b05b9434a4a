import type { Messages } from '@farkle/messages';

/** Words of pages that are rendered on the server alone: no browser needs to be sent them as data too. */
type ServerOnly = 'rulesPage';

/** The words that a page hands to the browser. */
export function clientMessages({ rulesPage: _, ...words }: Messages): Omit<Messages, ServerOnly> {
  return words;
}
