import type { TrainingWords, Words } from './words.ts';

/** A language that the product speaks. */
interface Language {
  /** What its speakers call it. */
  readonly name: string;
  /** Brings its words; until then they are not loaded. */
  readonly words: () => Promise<Words>;
  /** Brings the areas that the training app speaks of, and no others; without it that app gets all. */
  readonly inTraining?: () => Promise<TrainingWords>;
  /** Only for those who build the product: no person is offered it, no search engine led to it. */
  readonly forBuilders?: true;
}

/** Every language, the first one spoken where nothing else was asked for. Another one is a line here. */
export const languages = {
  en: {
    name: 'English',
    words: async () => (await import('./en/index.ts')).en,
    inTraining: () => import('./en/inTraining.ts'),
  },
  pl: {
    name: 'Polski',
    words: async () => (await import('./pl/index.ts')).pl,
    inTraining: () => import('./pl/inTraining.ts'),
  },
  da: {
    name: 'Dansk',
    words: async () => (await import('./da/index.ts')).da,
    inTraining: () => import('./da/inTraining.ts'),
  },
  'pt-BR': {
    name: 'Português (Brasil)',
    words: async () => (await import('./pt-BR/index.ts')).ptBR,
    inTraining: () => import('./pt-BR/inTraining.ts'),
  },
  'en-XA': { name: 'Àçčéñţš', words: async () => (await import('./pseudo.ts')).pseudo(), forBuilders: true },
} as const satisfies Readonly<Record<string, Language>>;
