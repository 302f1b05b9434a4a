import type { Game, RuleSet } from '@farkle/rules';
import type { Advice, Decision, GameReview, Level, MoveMade } from '@farkle/strategy';
import type { Answer, Knowledge, Question } from './brainMessages.ts';

/** What is known of the worker's progress: solving with a share 0–1, or how well it knows the game by now. */
export interface BrainState {
  readonly knowledge: Knowledge;
  /** Share of the solving done while it is under way, else null. */
  readonly solving: number | null;
}

/** Somebody who decides for computers and advises people; thinks in a worker. */
export interface Brain {
  decide(game: Game, level: Level): Promise<Decision>;
  advise(game: Game): Promise<Advice>;
  /**
   * Looks at a whole game's moves; waits for the solution where one was prepared for. `onShare` is told the share of
   * the moves done, 0–1. Aborted, it is never answered.
   */
  review(moves: readonly MoveMade[], watch: ReviewWatch): Promise<GameReview>;
  /** Starts to get ready for games of several seats to the target under these rules. */
  prepare(ruleSet: RuleSet): void;
  getState(): BrainState;
  subscribe(changed: () => void): () => void;
  /** Ends the worker; questions that are still open are never answered. */
  close(): void;
}

/** Who watches a review, and may call it off. */
export interface ReviewWatch {
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

type Pending = {
  readonly settle: (answer: Answer) => void;
  readonly fail: (error: Error) => void;
  readonly onShare?: ReviewWatch['onShare'] | undefined;
};
type Asked =
  | { readonly kind: 'decide'; readonly game: Game; readonly level: Level }
  | { readonly kind: 'advise'; readonly game: Game }
  | { readonly kind: 'review'; readonly moves: readonly MoveMade[] };

/**
 * Starts a worker that thinks. One that dies, or whose program did not arrive, fails what it was asked; the next
 * question starts another.
 */
export function startBrain(): Brain {
  const pending = new Map<number, Pending>();
  const listeners = new Set<() => void>();
  let worker: Worker | null = null;
  let prepared: RuleSet | null = null;
  let state: BrainState = { knowledge: 'points', solving: null };
  let lastId = 0;

  function living(): Worker {
    if (worker !== null) return worker;
    const fresh = new Worker(new URL('./brain.worker.ts', import.meta.url), { type: 'module' });
    worker = fresh;
    fresh.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data));
    fresh.addEventListener('error', ({ message }) => {
      // A program that did not arrive has no message.
      if (worker === fresh) mourn(new Error(message || 'The worker that thinks did not start.'));
    });
    if (prepared !== null) fresh.postMessage({ kind: 'prepare', ruleSet: prepared } satisfies Question);
    return fresh;
  }

  function hear(answer: Answer): void {
    switch (answer.kind) {
      case 'solving':
        tell({ ...state, solving: answer.share });
        break;
      case 'knows':
        tell({ knowledge: answer.knowledge, solving: null });
        break;
      case 'reviewing':
        pending.get(answer.id)?.onShare?.(answer.share);
        break;
      default:
        pending.get(answer.id)?.settle(answer);
        pending.delete(answer.id);
    }
  }

  function mourn(error: Error): void {
    worker?.terminate();
    worker = null;
    for (const { fail } of pending.values()) fail(error);
    pending.clear();
    tell({ knowledge: 'points', solving: null });
  }

  function tell(next: BrainState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function ask(asked: Asked, watch?: ReviewWatch): Promise<Answer> {
    lastId += 1;
    const id = lastId;
    watch?.signal.addEventListener('abort', () => {
      pending.delete(id);
      worker?.postMessage({ kind: 'cancel', id } satisfies Question);
    });
    return new Promise((settle, fail) => {
      pending.set(id, { settle, fail, onShare: watch?.onShare });
      living().postMessage({ ...asked, id } satisfies Question);
    });
  }

  return {
    async decide(game, level) {
      const answer = await ask({ kind: 'decide', game, level });
      if (answer.kind === 'decided') return answer.decision;
      throw unexpected(answer);
    },
    async advise(game) {
      const answer = await ask({ kind: 'advise', game });
      if (answer.kind === 'advised') return answer.advice;
      throw unexpected(answer);
    },
    async review(moves, watch) {
      const answer = await ask({ kind: 'review', moves }, watch);
      if (answer.kind === 'reviewed') return answer.review;
      throw unexpected(answer);
    },
    prepare(ruleSet) {
      prepared = ruleSet;
      if (worker === null) living();
      else worker.postMessage({ kind: 'prepare', ruleSet } satisfies Question);
    },
    getState: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    close() {
      worker?.terminate();
      worker = null;
    },
  };
}

function unexpected(answer: Answer): Error {
  const reason = answer.kind === 'failed' ? answer.reason : `it answered "${answer.kind}"`;
  return new Error(`The computer could not think this through: ${reason}. Asking again may help.`);
}
