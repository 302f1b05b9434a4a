import * as ui from '@farkle/ui';
import type { Meta } from '@storybook/react-vite';
import { type About, aboutOf } from './about.ts';

/** A component of the kit with what its docs page has to say. */
export interface KitComponent {
  readonly name: string;
  /** Where its docs page is, as in the side bar: "Dice/Die". Null when no stories show it. */
  readonly title: string | null;
  readonly about: About | null;
}

const stories = import.meta.glob<{ default: Meta }>('../../../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
});
const metas = Object.values(stories).map((file) => file.default);

/** Every component that the kit exports, in alphabetical order. */
export const kit: readonly KitComponent[] = Object.entries(ui).flatMap(([name, value]) => {
  if (typeof value !== 'function' || !/^[A-Z]/.test(name)) return [];
  const meta = metas.find((one) => shows(one, value));
  return { name, title: meta?.title ?? null, about: aboutOf(meta?.parameters ?? {}) };
});

function shows({ component, subcomponents }: Meta, wanted: unknown): boolean {
  return component === wanted || Object.values(subcomponents ?? {}).some((part) => part === wanted);
}
