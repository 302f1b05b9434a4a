import { defineConfig } from 'vitest/config';

/** Every answer key of 10,000 questions a drill and rule set, recomputed: `pnpm --filter @farkle/training heavy`. */
export default defineConfig({
  test: {
    name: '@farkle/training heavy',
    include: ['tests/*.heavy.ts', 'src/drills/{value,spot,odds}/*.test.ts'],
    // The same tests as always, with all questions.
    env: { FARKLE_HEAVY: '1' },
    environment: 'node',
    testTimeout: 7_200_000,
    hookTimeout: 7_200_000,
    fileParallelism: false,
  },
});
