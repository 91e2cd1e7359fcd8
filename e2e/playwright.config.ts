import { defineConfig } from '@playwright/test';
import { chromiumFlags } from './src/chromiumFlags.ts';
import type { Options } from './src/fixtures.ts';

const desktop = { viewport: { width: 1440, height: 900 } };

/**
 * Journeys through the real bank in a real browser: at a phone's width and at a desktop's.
 * What exists at one width only, or whatever the width (`platform`, `faults`, `leaks`, `live`), has a folder of its own and runs once.
 */
export default defineConfig<Options>({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/bank/buildOnce.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine may stand still for seconds. What needs its second attempt is named in the summary; the whole matrix has none.
  retries: process.env.BANK_WHOLE === 'yes' ? 0 : 1,
  timeout: 60_000,
  // What a journey waits for may come late on a shared machine; how soon it comes is asserted where it matters.
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }], ['./src/faults/matrixReporter.ts']],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['desktop/**', 'platform/**', 'faults/**', 'leaks/**', 'live/**'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', testIgnore: 'phone/**', use: desktop },
    // Deploys once more, with each remote on an origin of its own.
    { name: 'origins', testMatch: 'platform/{deploys,swap}.spec.ts', use: { ...desktop, manyOrigins: true } },
  ],
});
