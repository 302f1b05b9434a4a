/** What long work in a worker needs of its host. */
export interface SliceHost {
  /** The time in milliseconds, from any moment on. */
  readonly now: () => number;
  /** Lets the host hear its messages before the work goes on. */
  readonly breathe: () => Promise<void>;
  /** Told the share done, 0 to 1, after each slice. */
  readonly onShare: (share: number) => void;
  /** Asked after each slice; once it says true the work is left where it is. */
  readonly cancelled: () => boolean;
}

/** So long is a slice, in milliseconds: short enough that a question in between is answered at once. */
const slice = 30;

/** Does work that yields its share done, slice by slice. Null when it was cancelled. */
export async function inSlices<Done>(work: Generator<number, Done>, host: SliceHost): Promise<Done | null> {
  let begun = host.now();
  for (;;) {
    const step = work.next();
    if (step.done === true) return step.value;
    if (host.now() - begun < slice) continue;
    host.onShare(step.value);
    await host.breathe();
    if (host.cancelled()) return null;
    begun = host.now();
  }
}
