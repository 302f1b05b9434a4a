import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { gameMachine } from '../src/index.ts';

/** An arrow of the chart, as a state diagram writes it: `source --> target : event [guard]`. */
export function arrowsOfChart(): string[] {
  return Object.values(gameMachine.states).flatMap(arrowsFrom);
}

/** The arrows of a state diagram in a text. */
export function arrowsIn(text: string): string[] {
  return [...text.matchAll(/^\s*(\S+ --> \S+(?: : .+)?)$/gm)].map(([, arrow = '']) => arrow.trim());
}

/** The names of all states that a diagram draws, as `state x {`, or at either end of an arrow. */
export function statesIn(text: string): string[] {
  const ends = arrowsIn(text).flatMap((arrow) => arrow.split(' : ')[0]?.split(' --> ') ?? []);
  const blocks = [...text.matchAll(/state (\S+) \{/g)].map(([, name = '']) => name);
  return [...new Set([...ends, ...blocks])].filter((name) => name !== '[*]').sort();
}

/** The names of all states of the chart. */
export function statesOfChart(): string[] {
  const names = (node: AnyStateNode): string[] => [node.key, ...Object.values(node.states).flatMap(names)];
  return Object.values(gameMachine.states).flatMap(names).sort();
}

function arrowsFrom(node: AnyStateNode): string[] {
  const initial = node.initial?.target?.[0]?.key;
  const start = initial === undefined ? [] : [`[*] --> ${initial}`];
  const end = node.type === 'final' ? [`${node.key} --> [*]`] : [];
  const ways = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return [
    ...start,
    ...ways.map((way) => arrow(node, way)),
    ...end,
    ...Object.values(node.states).flatMap(arrowsFrom),
  ];
}

function arrow(node: AnyStateNode, { eventType, guard, target }: AnyTransitionDefinition): string {
  const words = [eventType, typeof guard === 'string' ? `[${guard}]` : ''].filter((word) => word !== '');
  const label = words.length === 0 ? '' : ` : ${words.join(' ')}`;
  return `${node.key} --> ${target?.[0]?.key ?? node.key}${label}`;
}
