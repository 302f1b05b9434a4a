/** What a docs page says of a component. Markdown; it stands in `parameters.about` of the component's stories. */
export interface About {
  /** What it is for, and when another component is the better one. */
  readonly purpose: string;
  /** What each key does. */
  readonly keyboard: string;
  /** How it is named, what is read aloud, what does not hang on colour or motion. */
  readonly accessibility: string;
}

/** The texts among a story's parameters; null when one of them is missing or empty. */
export function aboutOf({ about }: { readonly [name: string]: unknown }): About | null {
  if (typeof about !== 'object' || about === null) return null;
  const { purpose, keyboard, accessibility } = about as Partial<Record<keyof About, unknown>>;
  return isText(purpose) && isText(keyboard) && isText(accessibility)
    ? { purpose, keyboard, accessibility }
    : null;
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
