import { chromiumFlags } from './chromiumFlags.ts';
import { installedBrowser } from './installedBrowser.ts';
import type preset from './playwright.d.ts';

const journeys: typeof preset = {
  testDir: 'journeys',
  testMatch: '*.journey.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  // Generous, for slow machines.
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    // Journeys would wait for animations.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? installedBrowser(), args: chromiumFlags },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
  },
};

export default journeys;
