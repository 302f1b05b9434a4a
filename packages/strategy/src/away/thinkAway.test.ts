import { expect, test } from 'vitest';
import { type Said, thinkAway } from './thinkAway.ts';

interface Posted {
  readonly text: string;
  readonly id?: number;
}

/** A line whose thinkers are played by the test. */
function line() {
  const thinkers: {
    readonly posted: Posted[];
    readonly say: (said: Said<Posted>) => void;
    readonly die: (message: string) => void;
    isEnded: boolean;
  }[] = [];
  const heard: string[] = [];
  let deaths = 0;
  const away = thinkAway<Posted, Posted, Posted>({
    start(say, die) {
      const thinker = { posted: [] as Posted[], say, die, isEnded: false };
      thinkers.push(thinker);
      return {
        post: (posted) => thinker.posted.push(posted),
        end: () => {
          thinker.isEnded = true;
        },
      };
    },
    first: () => ({ text: 'get ready' }),
    onSaid({ text }) {
      heard.push(text);
      return text !== 'half done';
    },
    onDeath: () => {
      deaths += 1;
    },
  });
  const at = (place: number) => {
    const thinker = thinkers[place];
    if (thinker === undefined) throw new Error(`No thinker was started at place ${place}.`);
    return thinker;
  };
  return { away, thinkers, at, heard, deaths: () => deaths };
}

test('nobody thinks before the first question, and each answer goes to its question', async () => {
  const { away, thinkers, at } = line();
  expect(thinkers).toHaveLength(0);
  const answers = [away.ask({ text: 'a' }), away.ask({ text: 'b' })];
  expect(at(0).posted).toEqual([{ text: 'get ready' }, { text: 'a', id: 1 }, { text: 'b', id: 2 }]);
  at(0).say({ text: 'to b', id: 2 });
  at(0).say({ text: 'half done', id: 1 });
  at(0).say({ text: 'to a', id: 1 });
  expect((await Promise.all(answers)).map(({ text }) => text)).toEqual(['to a', 'to b']);
});

test('a thinker who dies fails what was asked, and the next question starts another', async () => {
  const { away, thinkers, at, deaths } = line();
  const lost = away.ask({ text: 'a' });
  at(0).die('');
  await expect(lost).rejects.toThrow('did not start');
  expect([at(0).isEnded, deaths()]).toEqual([true, 1]);
  const answer = away.ask({ text: 'b' });
  expect(thinkers).toHaveLength(2);
  at(1).say({ text: 'to b', id: 2 });
  expect((await answer).text).toBe('to b');
});

test('what a dead thinker still says reaches nobody', () => {
  const { away, at, heard, deaths } = line();
  away.ask({ text: 'a' }).catch(() => undefined);
  at(0).die('broken');
  at(0).say({ text: 'late', id: 1 });
  at(0).die('broken again');
  expect([heard, deaths()]).toEqual([[], 1]);
});

test('a question that is forgotten is never answered', async () => {
  const { away, at } = line();
  let number = 0;
  let isSettled = false;
  const settle = () => {
    isSettled = true;
  };
  away
    .ask({ text: 'a' }, (id) => {
      number = id;
    })
    .then(settle, settle);
  away.forget(number, { text: 'stop', id: number });
  at(0).say({ text: 'to a', id: number });
  at(0).die('broken');
  await Promise.resolve();
  expect(at(0).posted.at(-1)).toEqual({ text: 'stop', id: 1 });
  expect(isSettled).toBe(false);
});
