import type { ChanceSeed } from '../chance/chance.ts';
import { secondCost } from './answerKey.ts';
import { aimWindow, hardnessOf, withinHardness } from './hardness.ts';
import { type DecisionQuestion, signatureOf } from './question.ts';

/** Whoever draws, and says when it knows more than before, so that what it drew earlier is better drawn anew. */
export interface Drawer {
  readonly draw: (asked: {
    readonly aim: number;
    readonly seed: ChanceSeed;
    readonly stream: number;
    readonly avoid: readonly string[];
  }) => Promise<DecisionQuestion>;
  readonly learns: (heard: () => void) => void;
}

/** Questions at hand, so that the next one appears at once. */
export interface Supply {
  /** The question nearest to the aim that was not asked; the same request gives the same question. */
  readonly take: (aim: number, asked: readonly DecisionQuestion[]) => DecisionQuestion;
}

/** The aims that a new supply lays in, the first two before it opens. */
const firstAims = [1200, 1400, 1100, 1600, 1300, 1800];
/** So many questions near the aim are kept at hand. */
const atHand = 3;
/** So many are remembered as given, so that they do not come back soon. */
const mostGiven = 300;

/** Opens a supply once there is something to ask; the rest is drawn behind it. */
export async function openSupply(drawer: Drawer, seed: ChanceSeed): Promise<Supply> {
  let pool: DecisionQuestion[] = [];
  // Drawn while only points were known; asked only when there is nothing better.
  let stale: readonly DecisionQuestion[] = [];
  let hasLearnt = false;
  let stream = 0;
  let ordered = 0;
  let last: { readonly name: string; readonly question: DecisionQuestion } | null = null;
  const given: string[] = [];

  async function order(aim: number): Promise<void> {
    ordered++;
    stream++;
    try {
      const avoid = [...given, ...pool.map(signatureOf)];
      const question = await drawer.draw({ aim, seed, stream, avoid });
      if (hasLearnt && isStale(question)) stale = [...stale, question];
      else pool.push(question);
    } finally {
      ordered--;
    }
  }

  /** A drawer that fails leaves what is at hand; the next question tries again. */
  function orderBehind(aim: number): void {
    order(aim).catch(() => undefined);
  }

  drawer.learns(() => {
    hasLearnt = true;
    stale = [...pool.filter(isStale), ...stale];
    pool = pool.filter((question) => !isStale(question));
    for (const aim of firstAims.slice(0, atHand)) orderBehind(aim);
  });

  await Promise.all(firstAims.slice(0, 2).map(order));
  for (const aim of firstAims.slice(2)) orderBehind(aim);

  return {
    take(aim, asked) {
      const names = asked.map(signatureOf);
      const name = JSON.stringify([aim, names]);
      if (last?.name === name) return last.question;
      const fresh = (all: readonly DecisionQuestion[]) =>
        all.filter((question) => {
          const signature = signatureOf(question);
          return !names.includes(signature) && !given.includes(signature);
        });
      const wanted = withinHardness(aim);
      const away = (question: DecisionQuestion) => Math.abs(hardness(question) - wanted);
      const [nearest, ...others] = [...fresh(pool), ...(fresh(pool).length > 0 ? [] : fresh(stale))].sort(
        (a, b) => away(a) - away(b),
      );
      // Nothing new at hand: sooner ask one again than keep somebody waiting.
      const question = nearest ?? pool.at(-1) ?? stale[0] ?? asked[0];
      if (question === undefined) throw new Error('A supply opens with something to ask; await openSupply.');
      last = { name, question };
      given.push(signatureOf(question));
      if (given.length > mostGiven) given.splice(0, given.length - mostGiven);
      pool = pool.filter((each) => each !== question);
      const near = others.filter((each) => away(each) <= aimWindow).length;
      for (let missing = atHand - near - ordered; missing > 0; missing--) orderBehind(wanted);
      return question;
    },
  };
}

function isStale({ key }: DecisionQuestion): boolean {
  return key.knowledge === 'points';
}

function hardness({ key }: DecisionQuestion): number {
  return hardnessOf(secondCost(key) ?? Number.MIN_VALUE, key.currency);
}
