import { chromiumFlags } from '@bank/platform/src/testkit/chromiumFlags.ts';
import { defineConfig } from '@playwright/test';
import type { Options } from './src/fixtures.ts';

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** Animations take a good part of a core, and these journeys are about something else. */
const still = { contextOptions: { reducedMotion: 'reduce' } } as const;

/**
 * `widths` runs at a phone's and a desktop's width; everything else runs once. Journeys wait, too, hence more
 * workers than cores; those that share a bank that is dear to start have one worker.
 */
export default defineConfig<Options>({
  testDir: 'src',
  // Journeys of `npm test`, and those of `npm run proofs`.
  testMatch: '**/*.{spec,proof}.ts',
  outputDir: 'test-results',
  globalSetup: './src/bank/buildOnce.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  retries: 0,
  // Generous, because they only end what hangs: no outcome depends on the machine's speed.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }], ['./src/faults/matrixReporter.ts']],
  use: {
    ...desktop,
    launchOptions: {
      executablePath: process.env.HEADLESS_SHELL_PATH,
      args: chromiumFlags,
      // libfaketime ends Chromium: pages take the time from their fixture.
      ...(process.env.FAKETIME && { env: { ...process.env, LD_PRELOAD: '' } }),
    },
    screenshot: 'only-on-failure',
  },
  // Longest first. A pattern matches anywhere in a path, and a workspace may lie in a folder called `Desktop`.
  projects: [
    { name: 'demonstration', testDir: 'src/demonstration', use: still },
    { name: 'live', testDir: 'src/live', workers: 1, use: still },
    { name: 'faults', testDir: 'src/faults', workers: 1, use: still },
    { name: 'leaks', testDir: 'src/leaks', workers: 1 },
    { name: 'platform', testDir: 'src/platform', use: still },
    {
      name: 'phone',
      workers: 1,
      testMatch: 'e2e/src/{phone,widths}/**/*.{spec,proof}.ts',
      use: { ...still, ...phone },
    },
    { name: 'desktop', testMatch: 'e2e/src/{desktop,journeys,widths}/**/*.{spec,proof}.ts', use: still },
  ],
});
