import { join } from 'node:path';

/** The folder of the whole workspace. */
export const root = join(import.meta.dirname, '..', '..', '..');
