import type { Game, RuleSet } from '@farkle/rules';
import {
  type Advice,
  type AwayOptions,
  type Decision,
  type GameReview,
  type KnowledgeState,
  type Level,
  type MoveMade,
  onlyPoints,
  thinkAway,
} from '@farkle/strategy';
import type { Answer, Asked, Order } from './brainMessages.ts';

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
  /** What is known of the game by now, and how far its solving is. */
  getState(): KnowledgeState;
  subscribe(changed: () => void): () => void;
  /** Ends the worker; questions that are still open are never answered. */
  close(): void;
}

/** Who watches a review, and may call it off. */
export interface ReviewWatch {
  readonly onShare: (share: number) => void;
  readonly signal: AbortSignal;
}

/** Starts the worker's program; one that does not arrive has no message. */
const startWorker: AwayOptions<Order, Asked, Answer>['start'] = (hear, died) => {
  const worker = new Worker(new URL('./brain.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => hear(data));
  worker.addEventListener('error', ({ message }) => died(message));
  return { post: (posted) => worker.postMessage(posted), end: () => worker.terminate() };
};

/** Starts a worker that thinks, with the first question or when it is to get ready. */
export function startBrain(): Brain {
  const listeners = new Set<() => void>();
  const watchers = new Map<number, ReviewWatch['onShare']>();
  let prepared: RuleSet | null = null;
  let state = onlyPoints;
  const away = thinkAway<Order, Asked, Answer>({
    start: startWorker,
    first: () => (prepared === null ? null : { kind: 'prepare', ruleSet: prepared }),
    onSaid(said) {
      switch (said.kind) {
        case 'solving':
          know({ ...state, solving: said.share });
          return false;
        case 'knows':
          know({ knowledge: said.knowledge, solving: null });
          return false;
        case 'reviewing':
          watchers.get(said.id)?.(said.share);
          return false;
        default:
          watchers.delete(said.id);
          return true;
      }
    },
    onDeath() {
      watchers.clear();
      know(onlyPoints);
    },
  });

  function know(next: KnowledgeState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    async decide(game, level) {
      const answer = await away.ask({ kind: 'decide', game, level });
      if (answer.kind === 'decided') return answer.decision;
      throw unexpected(answer);
    },
    async advise(game) {
      const answer = await away.ask({ kind: 'advise', game });
      if (answer.kind === 'advised') return answer.advice;
      throw unexpected(answer);
    },
    async review(moves, { onShare, signal }) {
      const answer = await away.ask({ kind: 'review', moves }, (id) => {
        watchers.set(id, onShare);
        signal.addEventListener('abort', () => {
          watchers.delete(id);
          away.forget(id, { kind: 'cancel', id });
        });
      });
      if (answer.kind === 'reviewed') return answer.review;
      throw unexpected(answer);
    },
    prepare(ruleSet) {
      // Told here; a worker that is started later is told first.
      prepared = null;
      away.tell({ kind: 'prepare', ruleSet });
      prepared = ruleSet;
    },
    getState: () => state,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    close: () => away.close(),
  };
}

function unexpected(answer: Answer): Error {
  const reason = answer.kind === 'failed' ? answer.reason : `it answered "${answer.kind}"`;
  return new Error(`The computer could not think this through: ${reason}. Asking again may help.`);
}
