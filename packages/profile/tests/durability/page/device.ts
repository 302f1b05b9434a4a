import { dealRoll } from '@farkle/replay';
import { openSaves, type Saves } from '../../../src/index.ts';
import { game } from '../../games.ts';

/** What ends the page in the very task of a move. */
export type Ending = 'nothing' | 'kill' | 'reload' | 'leave';

/** What a visit finds. */
export interface Found {
  readonly moves: number;
  readonly dice: string;
}

/** What the check asks of the page. */
export interface Device {
  /** Keeps a game of so many moves and ends the page in the same task; otherwise gives the milliseconds it took. */
  move(moves: number, ending: Ending): Promise<{ readonly task: number; readonly whole: number }>;
  /** Keeps the number in localStorage and ends the page in the same task. */
  moveInLocalStorage(moves: number, ending: Ending): void;
  /** The kept game, and the roll that it would see next. */
  find(): Promise<Found>;
  findInLocalStorage(): number;
  claim(steal: boolean): Promise<boolean>;
  /** Whether this tab has learned that another took the game. */
  lost(): boolean;
  canStore(moves: number): Promise<boolean>;
}

const slot = 'table';
const saves: Saves = await openSaves();
let isLost = false;

/** Asks the check, without letting this task end, to kill the browser. */
function askForEnd(ending: Ending): void {
  switch (ending) {
    case 'nothing':
      return;
    case 'reload':
      location.reload();
      return;
    case 'leave':
      location.assign('about:blank');
      return;
    case 'kill': {
      const request = new XMLHttpRequest();
      request.open('POST', '/kill', false);
      request.send();
      return;
    }
    default:
      ending satisfies never;
  }
}

const device: Device = {
  async move(moves, ending) {
    const start = performance.now();
    const stored = saves.store(slot, game(moves));
    const task = performance.now() - start;
    askForEnd(ending);
    const result = await stored;
    if (!result.ok) throw new Error(result.error.code);
    return { task, whole: performance.now() - start };
  },
  moveInLocalStorage(moves, ending) {
    localStorage.setItem('durability', String(moves));
    askForEnd(ending);
  },
  async find() {
    const load = await saves.load(slot);
    if (!load.ok) return { moves: 0, dice: load.error.code };
    const { dealer } = load.value;
    const { dice } = dealRoll(dealer, { turn: dealer.turn, roll: 0, count: 6 });
    return { moves: dealer.turn, dice: dice.join('-') };
  },
  findInLocalStorage: () => Number(localStorage.getItem('durability') ?? 0),
  async claim(steal) {
    const claim = await saves.claimSlot(slot, { steal });
    void claim.lost.then(() => {
      isLost = true;
    });
    return claim.owned;
  },
  lost: () => isLost,
  canStore: async (moves) => (await saves.store(slot, game(moves))).ok,
};

declare global {
  interface Window {
    device: Device;
  }
}
window.device = device;
