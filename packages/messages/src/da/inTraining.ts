// The areas that the training app speaks of, apart from the site's, so that its first visit fetches no more.
export { coach } from './coach.ts';
export { reasons } from './reasons.ts';
export { rules } from './rules.ts';
export { table } from './table.ts';
export { training } from './training.ts';
