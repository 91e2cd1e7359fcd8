import { test as base } from '../fixtures.ts';
import { MatrixBank } from './MatrixBank.ts';

/** The bank is healed before each journey. */
export const test = base.extend<{ healed: undefined }, { matrix: MatrixBank }>({
  matrix: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const matrix = await MatrixBank.start();
      await use(matrix);
      await matrix.stop();
    },
    { scope: 'worker' },
  ],

  healed: [
    async ({ matrix }, use) => {
      await use(undefined);
      await matrix.heal();
    },
    { auto: true },
  ],
});
