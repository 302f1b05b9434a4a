/** What the site does with a request: hands it to Next under an address, or refuses it because nothing here takes its method. */
export type Passage = { readonly kind: 'pass'; readonly address: string } | { readonly kind: 'refused' };

/** The site only shows things: it is read, never written to. */
export const methods = ['GET', 'HEAD'] as const;

/** No page, lesson or file is called so. */
const nowhere = 'nowhere';

/**
 * Judges a request before Next sees it, which answers 500 to a method that a page does not take and to escapes that
 * say nothing (`%ff`, `%E0%A4%A`). The unreadable parts of an address are replaced by a name that leads nowhere; what
 * stands around them stays, so that the page for it is of the right language and the right app.
 */
export function frontDoor(method: string, address: string): Passage {
  if (!methods.some((each) => each === method)) return { kind: 'refused' };
  const [path = '', ...query] = address.split('?');
  const parts = path.split('/').map((part) => (isReadable(part) ? part : nowhere));
  return { kind: 'pass', address: [parts.join('/'), ...query].join('?') };
}

function isReadable(part: string): boolean {
  try {
    // A zero would end the name of a file.
    return !decodeURIComponent(part).includes('\0');
  } catch {
    return false;
  }
}
