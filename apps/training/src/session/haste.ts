/**
 * So many milliseconds after a press nobody can have seen what it has brought: a press within them is the second one
 * of a double press, and was meant for what stood there before.
 */
export const hasteMs = 250;

/** Whether a press comes too soon after something appeared, both in milliseconds since 1970. */
export function isHasty(at: number, shownAt: number): boolean {
  // A clock that was set back holds nobody up.
  return at >= shownAt && at < shownAt + hasteMs;
}
