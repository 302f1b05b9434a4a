import { defineConfig } from 'vitest/config';

/** Every answer key of 10,000 questions a drill and rule set, recomputed: `pnpm --filter @farkle/training heavy`. */
export default defineConfig({
  test: {
    name: '@farkle/training heavy',
    include: ['tests/*.heavy.ts'],
    environment: 'node',
    testTimeout: 7_200_000,
    hookTimeout: 7_200_000,
    fileParallelism: false,
  },
});
