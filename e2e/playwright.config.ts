import { defineConfig } from '@playwright/test';

const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Journeys through the real bank in a real browser: at a phone's width and at a desktop's.
 * What exists at one width only, or whatever the width (`platform`, `live`), has a folder of its own and runs once.
 */
export default defineConfig({
  testDir: 'src',
  outputDir: 'test-results',
  globalSetup: './src/bank/buildOnce.ts',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      testIgnore: ['desktop/**', 'platform/**', 'live/**'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
    { name: 'desktop', testIgnore: 'phone/**', use: { viewport: { width: 1440, height: 900 } } },
  ],
});
