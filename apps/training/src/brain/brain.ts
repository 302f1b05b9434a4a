import type { RuleSet } from '@farkle/rules';
import type { Knowledge } from '../positions/answerKey.ts';
import type { Position } from '../positions/position.ts';
import type { DecisionQuestion } from '../positions/question.ts';
import type { Asked, BrainAnswer, BrainQuestion, Thresholds, Valuation } from './brainMessages.ts';

/** What the worker knows of a rule set: how well, and the share of the solving done while that is under way. */
export interface BrainState {
  readonly knowledge: Knowledge;
  readonly solving: number | null;
}

type DrawAsked = Omit<Extract<Asked, { kind: 'draw' }>, 'kind'>;

/** Somebody who draws questions and values positions; thinks in a worker. */
export interface Brain {
  /** Loads or solves what chances to win need under a rule set. */
  prepare(ruleSet: RuleSet): void;
  draw(ruleSet: RuleSet, asked: DrawAsked): Promise<DecisionQuestion>;
  value(ruleSet: RuleSet, position: Position): Promise<Valuation>;
  thresholds(ruleSet: RuleSet): Promise<Thresholds>;
  stateOf(ruleSet: RuleSet): BrainState;
  subscribe(changed: () => void): () => void;
}

const resting: BrainState = { knowledge: 'points', solving: null };

type Pending = { readonly settle: (answer: BrainAnswer) => void; readonly fail: (error: Error) => void };

/**
 * A worker that thinks, started with the first question. One that dies, or whose program did not arrive, fails what it
 * was asked; the next question starts another.
 */
function startBrain(): Brain {
  const pending = new Map<number, Pending>();
  const listeners = new Set<() => void>();
  const states = new Map<string, BrainState>();
  let worker: Worker | null = null;
  let lastId = 0;

  function living(): Worker {
    if (worker !== null) return worker;
    const fresh = new Worker(new URL('./brain.worker.ts', import.meta.url), { type: 'module' });
    worker = fresh;
    fresh.addEventListener('message', ({ data }: MessageEvent<BrainAnswer>) => hear(data));
    fresh.addEventListener('error', ({ message }) => {
      // A program that did not arrive has no message.
      if (worker === fresh) mourn(new Error(message || 'The worker that thinks did not start.'));
    });
    return fresh;
  }

  function hear(answer: BrainAnswer): void {
    switch (answer.kind) {
      case 'solving':
        tell(answer.ruleSet, { ...stateOf(answer.ruleSet), solving: answer.share });
        break;
      case 'knows':
        tell(answer.ruleSet, { knowledge: answer.knowledge, solving: null });
        break;
      default:
        pending.get(answer.id)?.settle(answer);
        pending.delete(answer.id);
    }
  }

  function mourn(error: Error): void {
    worker?.terminate();
    worker = null;
    states.clear();
    for (const { fail } of pending.values()) fail(error);
    pending.clear();
    for (const listener of listeners) listener();
  }

  function tell(ruleSet: RuleSet, state: BrainState): void {
    states.set(JSON.stringify(ruleSet), state);
    for (const listener of listeners) listener();
  }

  function stateOf(ruleSet: RuleSet): BrainState {
    return states.get(JSON.stringify(ruleSet)) ?? resting;
  }

  function ask(ruleSet: RuleSet, asked: Asked): Promise<BrainAnswer> {
    lastId += 1;
    const id = lastId;
    return new Promise((settle, fail) => {
      pending.set(id, { settle, fail });
      living().postMessage({ ...asked, id, ruleSet } satisfies BrainQuestion);
    });
  }

  return {
    prepare: (ruleSet) => living().postMessage({ kind: 'prepare', ruleSet } satisfies BrainQuestion),
    async draw(ruleSet, asked) {
      const answer = await ask(ruleSet, { kind: 'draw', ...asked });
      if (answer.kind === 'drawn') return answer.question;
      throw unexpected(answer);
    },
    async value(ruleSet, position) {
      const answer = await ask(ruleSet, { kind: 'value', position });
      if (answer.kind === 'valued') return answer.valuation;
      throw unexpected(answer);
    },
    async thresholds(ruleSet) {
      const answer = await ask(ruleSet, { kind: 'thresholds' });
      if (answer.kind === 'thresholds') return answer.thresholds;
      throw unexpected(answer);
    },
    stateOf,
    subscribe(changed) {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
  };
}

let started: Brain | null = null;

/** The app's one brain. It lives as long as the page, so what it has solved is there for every room. */
export function brain(): Brain {
  started ??= startBrain();
  return started;
}

function unexpected(answer: BrainAnswer): Error {
  const reason = answer.kind === 'failed' ? answer.reason : `it answered "${answer.kind}"`;
  return new Error(`The coach could not think this through: ${reason} Asking again may help.`);
}
