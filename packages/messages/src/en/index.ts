import { reasons } from './reasons.ts';
import { rules } from './rules.ts';
import { site } from './site.ts';
import { table } from './table.ts';

/** Every sentence of the product in English. Its shape is what every other language has to have. */
export const en = {
  reasons,
  rules,
  site,
  table,
} as const;
