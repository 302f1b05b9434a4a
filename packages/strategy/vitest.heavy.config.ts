import { defineConfig } from 'vitest/config';

/** The long measurements and whole tables: `pnpm --filter @farkle/strategy heavy`. */
export default defineConfig({
  test: {
    name: '@farkle/strategy heavy',
    include: ['tests/heavy/*.heavy.ts'],
    environment: 'node',
    testTimeout: 3_600_000,
    hookTimeout: 3_600_000,
    fileParallelism: false,
  },
});
