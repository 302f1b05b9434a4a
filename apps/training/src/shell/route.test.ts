import { expect, test } from 'vitest';
import { roomNames, roomOf, roomPath } from './route.ts';

test('every room is found by its own address', () => {
  for (const room of roomNames) expect(roomOf(roomPath(room))).toBe(room);
});

test('an address that leads nowhere leads home', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#/value/7']) expect(roomOf(hash)).toBe('home');
});

test('a jump within the page is no other room', () => {
  expect(roomOf('#main')).toBeNull();
});
