/** The moment, in milliseconds since 1970: the one place where the app looks at the clock. */
export function now(): number {
  return Date.now();
}
