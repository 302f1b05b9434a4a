/** The arrows of docs/ARCHITECTURE.md: which rooms a room may rest on, and which foreign packages stop at its door. */
export interface Arrow {
  rooms: readonly string[];
  /** Foreign packages its sources may import; `undefined` means any but those that `banned` names for packages. */
  foreign?: readonly string[];
}

const core = { rules: '@farkle/rules', replay: '@farkle/replay' };

export const arrows: Readonly<Record<string, Arrow>> = {
  '@farkle/rules': { rooms: [], foreign: [] },
  '@farkle/engine': { rooms: [core.rules], foreign: ['xstate'] },
  '@farkle/replay': { rooms: [core.rules], foreign: ['@noble/hashes', 'valibot'] },
  '@farkle/strategy': { rooms: [core.rules], foreign: [] },
  '@farkle/lessons': { rooms: [core.rules, '@farkle/engine'], foreign: [] },
  '@farkle/messages': {
    rooms: [],
    foreign: ['use-intl', '@formatjs/icu-messageformat-parser', '@schummar/icu-type-parser'],
  },
  '@farkle/ui': { rooms: [] },
  '@farkle/profile': { rooms: [core.rules, core.replay] },
  '@farkle/table': {
    rooms: [core.rules, '@farkle/engine', '@farkle/lessons', '@farkle/ui', '@farkle/messages'],
  },
};

/** Rooms whose packages.json needs no arrow: nothing may import an app; tooling is for development only. */
export const apps = ['@farkle/web', '@farkle/training', '@farkle/storybook'];

/** Foreign packages no package imports at all, and those that only the named rooms do. */
export const banned: ReadonlyArray<{ foreign: RegExp; except: readonly string[] }> = [
  { foreign: /^next(-intl)?$/, except: ['@farkle/web'] },
  { foreign: /^xstate$|^@xstate\//, except: ['@farkle/engine', '@farkle/table'] },
];
