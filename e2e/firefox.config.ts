import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';
import { chromiumOnly } from './src/fixtures.ts';

/** Emulates a mouse, which a machine without a screen does not have: fine, and able to hover. */
const MOUSE = 2 + 4;

/** The journeys that are about what browsers differ in: see docs/decisions/0079-journeys-in-firefox.md. */
export default defineConfig({
  ...config,
  workers: 2,
  grepInvert: new RegExp(chromiumOnly.tag),
  projects: [
    {
      name: 'firefox',
      testMatch: [
        'e2e/src/desktop/{authLayout,pages,sidebar,slideshow,textSpacing,tooltip}.spec.ts',
        'e2e/src/firefox/*.spec.ts',
        'e2e/src/journeys/*.spec.ts',
        'e2e/src/phone/payments.spec.ts',
        'e2e/src/platform/faults.spec.ts',
        'e2e/src/widths/{accounts,dashboard,header,keyboard,toasts,transactions}.spec.ts',
      ],
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: process.env.FIREFOX_PATH,
          firefoxUserPrefs: {
            'ui.primaryPointerCapabilities': MOUSE,
            'ui.allPointerCapabilities': MOUSE,
            // Pages that are not in front have the focus too.
            'focusmanager.testmode': true,
            // Otherwise the list of downloads opens after each one, and takes the focus from the page.
            'browser.download.alwaysOpenPanel': false,
          },
        },
      },
    },
  ],
});
