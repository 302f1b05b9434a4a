import type { RuleSet } from '@farkle/rules';
import { type AwayOptions, type KnowledgeState, onlyPoints, thinkAway } from '@farkle/strategy';
import type { Position } from '../positions/position.ts';
import type { DecisionQuestion } from '../positions/question.ts';
import type { Asked, BrainAnswer, BrainAsked, BrainOrder, Thresholds, Valuation } from './brainMessages.ts';

type DrawAsked = Omit<Extract<Asked, { kind: 'draw' }>, 'kind'>;

/** Somebody who draws questions and values positions; thinks in a worker. */
export interface Brain {
  /** Loads or solves what chances to win need under a rule set. */
  prepare(ruleSet: RuleSet): void;
  draw(ruleSet: RuleSet, asked: DrawAsked): Promise<DecisionQuestion>;
  value(ruleSet: RuleSet, position: Position): Promise<Valuation>;
  thresholds(ruleSet: RuleSet): Promise<Thresholds>;
  /** What is known of a rule set by now, and how far its solving is. */
  stateOf(ruleSet: RuleSet): KnowledgeState;
  subscribe(changed: () => void): () => void;
}

/** Starts the worker's program; one that does not arrive has no message. */
const startWorker: AwayOptions<BrainOrder, BrainAsked, BrainAnswer>['start'] = (hear, died) => {
  const worker = new Worker(new URL('./brain.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<BrainAnswer>) => hear(data));
  worker.addEventListener('error', ({ message }) => died(message));
  return { post: (posted) => worker.postMessage(posted), end: () => worker.terminate() };
};

function startBrain(): Brain {
  const listeners = new Set<() => void>();
  const states = new Map<string, KnowledgeState>();
  const away = thinkAway<BrainOrder, BrainAsked, BrainAnswer>({
    start: startWorker,
    onSaid(said) {
      switch (said.kind) {
        case 'solving':
          know(said.ruleSet, { ...stateOf(said.ruleSet), solving: said.share });
          return false;
        case 'knows':
          know(said.ruleSet, { knowledge: said.knowledge, solving: null });
          return false;
        default:
          return true;
      }
    },
    onDeath() {
      states.clear();
      for (const listener of listeners) listener();
    },
  });

  function know(ruleSet: RuleSet, state: KnowledgeState): void {
    states.set(JSON.stringify(ruleSet), state);
    for (const listener of listeners) listener();
  }

  function stateOf(ruleSet: RuleSet): KnowledgeState {
    return states.get(JSON.stringify(ruleSet)) ?? onlyPoints;
  }

  return {
    prepare: (ruleSet) => away.tell({ kind: 'prepare', ruleSet }),
    async draw(ruleSet, asked) {
      const answer = await away.ask({ kind: 'draw', ruleSet, ...asked });
      if (answer.kind === 'drawn') return answer.question;
      throw unexpected(answer);
    },
    async value(ruleSet, position) {
      const answer = await away.ask({ kind: 'value', ruleSet, position });
      if (answer.kind === 'valued') return answer.valuation;
      throw unexpected(answer);
    },
    async thresholds(ruleSet) {
      const answer = await away.ask({ kind: 'thresholds', ruleSet });
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
