import {
  classic,
  formatDice,
  parseDice,
  type RuleSet,
  readRuleChanges,
  ruleChanges,
  simple,
} from '@farkle/rules';
import { goals, type Position, type PositionSeat } from '../positions/position.ts';
import type { Explored } from './explored.ts';

/*
 * A position in the address, short and readable: `rules=classic&goal=target&me=4350&other=5100&turn=300&roll=2-2-2`.
 * Under other rules the fields that differ from classic stand beside it by their names (`target=5000`).
 */
const bases = { classic, simple } as const;

/** Writes what is explored as the query of an address. What is as usual is left out. */
export function formatExplored({ ruleSet, position }: Explored): string {
  const { goal, own, other, lastTurn, turnsLeft, turnPoints, diceLeft, roll } = position;
  const query = new URLSearchParams();
  const base = ruleChanges(ruleSet, simple).length === 0 ? 'simple' : 'classic';
  query.set('rules', base);
  for (const [field, value] of ruleChanges(ruleSet, bases[base])) query.set(field, value);
  query.set('goal', goal);
  setSeat(query, 'me', own);
  if (other !== null) setSeat(query, 'other', other);
  if (lastTurn) query.set('last', '1');
  if (goal === 'turns') query.set('turns', String(turnsLeft));
  query.set('turn', String(turnPoints));
  if (roll.length > 0) query.set('roll', formatDice(roll));
  else query.set('dice', String(diceLeft));
  return query.toString();
}

function setSeat(
  query: URLSearchParams,
  name: 'me' | 'other',
  { score, entered, farkles }: PositionSeat,
): void {
  query.set(name, String(score));
  // Whoever has points has banked; without points only a penalty can have taken them.
  if (entered !== score > 0) query.set(`${name}Banked`, entered ? '1' : '0');
  if (farkles > 0) query.set(`${name}Farkles`, String(farkles));
}

/** Reads an address's query; null when it is no position in this form. It may still be one that cannot come up. */
export function parseExplored(text: string): Explored | null {
  const query = new URLSearchParams(text);
  const left = new Map(query);
  if (left.size !== [...query].length) return null;
  const take = (name: string): string | null => {
    const value = left.get(name) ?? null;
    left.delete(name);
    return value;
  };
  const number = (name: string, most: number): number | null => {
    const value = take(name);
    if (value === null) return 0;
    return /^\d{1,6}$/.test(value) && Number(value) <= most ? Number(value) : null;
  };
  const flag = (name: string, usual: boolean): boolean | null => {
    const value = take(name);
    if (value === null) return usual;
    return value === '1' || value === '0' ? value === '1' : null;
  };
  const seat = (name: 'me' | 'other'): PositionSeat | null => {
    const score = number(name, 999_950);
    if (score === null) return null;
    const entered = flag(`${name}Banked`, score > 0);
    const farkles = number(`${name}Farkles`, 2);
    return entered === null || farkles === null ? null : { score, entered, farkles };
  };

  const goal = goals.find((each) => each === query.get('goal'));
  take('goal');
  if (goal === undefined) return null;
  const own = seat('me');
  const other = goal === 'target' ? seat('other') : null;
  const lastTurn = flag('last', false);
  const turnsLeft = number('turns', 10);
  const turnPoints = number('turn', 999_950);
  const dice = parseDice(take('roll') ?? '');
  const diceLeft = number('dice', 6);
  const ruleSet = takeRules(left, take('rules'));
  if (own === null || (goal === 'target' && other === null) || lastTurn === null || turnsLeft === null)
    return null;
  if (turnPoints === null || !dice.ok || diceLeft === null || ruleSet === null) return null;
  const count = dice.value.length > 0 ? dice.value.length : diceLeft;
  if (count === 0) return null;
  const position: Position = {
    goal,
    own,
    other,
    lastTurn,
    turnsLeft,
    turnPoints,
    diceLeft: count,
    roll: dice.value,
  };
  return { ruleSet, position };
}

/** What is left of the query are fields of the rule set, or it is no address of ours. */
function takeRules(left: ReadonlyMap<string, string>, base: string | null): RuleSet | null {
  if (base !== 'classic' && base !== 'simple') return null;
  const parsed = readRuleChanges(bases[base], left);
  return parsed.ok ? parsed.value : null;
}
