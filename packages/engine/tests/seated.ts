import type { Face, RuleSet } from '@farkle/rules';
import { classic, parseDice } from '@farkle/rules';
import type { GameActor, GameSnapshot, NewsItem, TableEvent, TableInput, TableView } from '../src/index.ts';
import { startTable, tableView } from '../src/index.ts';
import { Chance, placesHolding } from './randomGames.ts';

/** Six dice that score nothing under `classic`. */
export const nothing = '2-2-3-3-4-6';

/** A running table, played in the words that a player would use. */
export class Seated {
  readonly actor: GameActor;

  constructor(input: Partial<TableInput> = {}, rules: Partial<RuleSet> = {}) {
    const ruleSet = { ...classic, ...rules };
    const table: TableInput = { goal: { kind: 'target' }, kinds: ['person'], ...input, ruleSet };
    this.actor = startTable(table);
  }

  get snapshot(): GameSnapshot {
    return this.actor.getSnapshot();
  }

  get view(): TableView {
    return tableView(this.snapshot);
  }

  get news(): readonly NewsItem[] {
    return this.view.news.items;
  }

  sends(event: TableEvent): this {
    this.actor.send(event);
    return this;
  }

  /** Takes the device if it is handed over, rolls if that is still to be done, and the dice fall. */
  rolls(text: string): this {
    if (this.view.phase === 'handingOver') this.sends({ type: 'handover.accepted' });
    if (this.view.phase !== 'rolling') this.sends({ type: 'roll' });
    return this.sends({ type: 'landed', dice: dice(text) });
  }

  holds(text: string): this {
    return this.sends({ type: 'dice.held', places: placesHolding(this.snapshot, dice(text), new Chance(1)) });
  }

  rollsOn(text: string): this {
    return this.holds(text).sends({ type: 'roll' });
  }

  banks(text: string): this {
    return this.holds(text).sends({ type: 'bank' });
  }

  /** A whole turn that farkles with its first roll. */
  farkles(): this {
    return this.rolls(nothing).sends({ type: 'farkle.acknowledged' });
  }

  decides(text: string, then: 'roll' | 'bank'): this {
    return this.sends({ type: 'computer.decided', setAside: dice(text), then });
  }
}

export function dice(text: string): Face[] {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`"${text}" is no dice.`);
  return [...parsed.value];
}
