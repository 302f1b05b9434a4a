/** When a question comes back: the state of an FSRS card, with moments in milliseconds since 1970. */
export interface Schedule {
  readonly due: number;
  /** Days after which the trainee still knows it in nine cases of ten. */
  readonly stability: number;
  /** FSRS's own difficulty, from 1 to 10; 0 before the first review. */
  readonly difficulty: number;
  readonly scheduledDays: number;
  readonly learningSteps: number;
  readonly reps: number;
  readonly lapses: number;
  /** 0 new, 1 learning, 2 review, 3 learning again. */
  readonly state: number;
  readonly reviewedAt: number;
}

/** A question that was missed and is to come back. */
export interface Mistake {
  /** As the drill wrote it; the drill parses it before it is asked again. */
  readonly question: unknown;
  /** Equal for questions that are the same to a trainee. */
  readonly signature: string;
  readonly schedule: Schedule;
}

/** The mistakes that are due at a moment, the longest overdue first. */
export function dueMistakes(mistakes: readonly Mistake[], at: number): readonly Mistake[] {
  return mistakes
    .filter(({ schedule }) => schedule.due <= at)
    .sort((a, b) => a.schedule.due - b.schedule.due);
}
