/** What went well, or the reason why not. Illegal play and foreign data are values, never exceptions. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };
