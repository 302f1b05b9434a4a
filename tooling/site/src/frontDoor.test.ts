import { describe, expect, test } from 'vitest';
import { frontDoor } from './frontDoor.ts';

describe('an address', () => {
  test.each([
    '/',
    '/learn/turn?target=5000&from=setUp',
    '/pl/play?seed=%ff',
    '/training/any/page',
    '/za%C5%BC%C3%B3%C5%82%C4%87/%F0%9F%8E%B2',
    '/a?b?c',
    '*',
  ])('%s is asked for as it stands', (address) => {
    expect(frontDoor('GET', address)).toEqual({ kind: 'pass', address });
    expect(frontDoor('HEAD', address)).toEqual({ kind: 'pass', address });
  });

  test.each([
    ['/%ff', '/nowhere'],
    ['/%', '/nowhere'],
    ['/%00', '/nowhere'],
    ['/learn/%ff', '/learn/nowhere'],
    ['/pl/%E0%A4%A', '/pl/nowhere'],
    ['/pl/%E0%A4%A/more?seed=%ff', '/pl/nowhere/more?seed=%ff'],
    ['/_next/static/%ff.js', '/_next/static/nowhere'],
    ['/training/%c0%ae%c0%ae/x', '/training/nowhere/x'],
  ])('%s, whose escapes say nothing, leads nowhere', (address, asked) => {
    expect(frontDoor('GET', address)).toEqual({ kind: 'pass', address: asked });
  });
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE'])('nothing here takes a %s', (method) => {
  expect(frontDoor(method, '/')).toEqual({ kind: 'refused' });
});
