/** How likely is a farkle with so many dice, or what does a turn bring on average when they are rolled? */
export type Question =
  | { readonly kind: 'risk'; readonly dice: number }
  | {
      readonly kind: 'gain';
      readonly dice: number;
      /** What is set aside and at risk, in points. */
      readonly turnPoints: number;
    };

/** An estimate: a chance from 0 to 1 for the risk, points for the gain. */
export type Answer = number;

/** The estimates that can be given: from nothing to `most`, in steps. */
export interface Scale {
  readonly most: number;
  readonly step: number;
  /** Where an estimate starts. It has nothing to do with the right answer. */
  readonly start: number;
}

/** The scale of a question; it gives nothing away. */
export function scaleOf(question: Question): Scale {
  if (question.kind === 'risk') return { most: 1, step: 0.01, start: 0.5 };
  const { turnPoints } = question;
  const most = Math.ceil((turnPoints + 1000) / 500) * 500;
  return { most, step: 10, start: turnPoints };
}
