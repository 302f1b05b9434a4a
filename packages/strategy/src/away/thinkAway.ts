/** Somebody who thinks away from the page, such as a worker: hears what is posted until it is ended. */
export interface Thinker<Posted> {
  post(posted: Posted): void;
  end(): void;
}

/** Everything that a thinker says; what belongs to a question carries its number. */
export type Said<Answer> = Answer & { readonly id?: number };

export interface AwayOptions<Order, Asked, Answer> {
  /**
   * Starts a thinker. It is to hand over what it says, and to tell once when it has died or its program did not
   * arrive, with the message where there is one.
   */
  readonly start: (
    hear: (said: Said<Answer>) => void,
    died: (message: string) => void,
  ) => Thinker<Order | (Asked & { readonly id: number })>;
  /** What a fresh thinker is told before its first question; null for nothing. */
  readonly first?: () => Order | null;
  /** Hears what is said; true when that ends the question it belongs to. */
  readonly onSaid: (said: Said<Answer>) => boolean;
  /** The thinker died; what it knew is gone. */
  readonly onDeath: () => void;
}

/** The page's end of the line to a thinker. */
export interface Away<Order, Asked, Answer> {
  /** Asks and waits for the answer. `onNumber` is told the question's number before anything is posted. */
  ask(asked: Asked, onNumber?: (id: number) => void): Promise<Said<Answer>>;
  /** Tells without waiting for an answer; starts a thinker where there is none. */
  tell(order: Order): void;
  /** Forgets a question: it is never answered. A living thinker is told `order`, a dead one nothing. */
  forget(id: number, order: Order): void;
  /** Ends the thinker; questions that are still open are never answered. */
  close(): void;
}

/**
 * A line to somebody who thinks away from the page, started with the first thing said to them. One who dies fails
 * what they were asked; the next question starts another.
 */
export function thinkAway<Order, Asked, Answer>({
  start,
  first = () => null,
  onSaid,
  onDeath,
}: AwayOptions<Order, Asked, Answer>): Away<Order, Asked, Answer> {
  type Living = Thinker<Order | (Asked & { readonly id: number })>;
  const pending = new Map<number, { settle(said: Said<Answer>): void; fail(error: Error): void }>();
  let thinker: Living | null = null;
  let lastId = 0;

  function living(): Living {
    if (thinker !== null) return thinker;
    const fresh = start(
      (said) => {
        if (thinker === fresh) hear(said);
      },
      (message) => {
        if (thinker === fresh) mourn(message);
      },
    );
    thinker = fresh;
    const order = first();
    if (order !== null) fresh.post(order);
    return fresh;
  }

  function hear(said: Said<Answer>): void {
    const isEnd = onSaid(said);
    if (!isEnd || said.id === undefined) return;
    pending.get(said.id)?.settle(said);
    pending.delete(said.id);
  }

  function mourn(message: string): void {
    thinker?.end();
    thinker = null;
    const error = new Error(message || 'The worker that thinks did not start. Asking again starts another.');
    for (const { fail } of pending.values()) fail(error);
    pending.clear();
    onDeath();
  }

  return {
    ask(asked, onNumber) {
      lastId += 1;
      const id = lastId;
      onNumber?.(id);
      return new Promise((settle, fail) => {
        pending.set(id, { settle, fail });
        living().post({ ...asked, id });
      });
    },
    tell: (order) => living().post(order),
    forget(id, order) {
      pending.delete(id);
      thinker?.post(order);
    },
    close() {
      thinker?.end();
      thinker = null;
    },
  };
}
