/** What a sentence is told with: points, dice, chances (0–1) as numbers; dice as text such as `1-5`. */
export type Figures = Readonly<Record<string, number | string>>;

/** Something to be said: the key of a sentence in the area `lessons`, and its figures. */
export interface Saying {
  readonly key: string;
  readonly figures: Figures;
}
