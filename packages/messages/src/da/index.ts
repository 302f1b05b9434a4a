import type { Words } from '../words.ts';
import { coach } from './coach.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { learn } from './learn.ts';
import { lessons } from './lessons.ts';
import { play } from './play.ts';
import { reasons } from './reasons.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { rulesPage } from './rulesPage.ts';
import { settings } from './settings.ts';
import { setUp } from './setUp.ts';
import { site } from './site.ts';
import { table } from './table.ts';
import { training } from './training.ts';

/** Every sentence of the product in Danish. */
export const da = {
  coach,
  errors,
  home,
  learn,
  lessons,
  play,
  reasons,
  review,
  rules,
  rulesPage,
  setUp,
  settings,
  site,
  table,
  training,
} as const satisfies Words;
