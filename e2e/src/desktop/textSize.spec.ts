import { chromiumFlags } from '@bank/platform/src/testkit/chromiumFlags.ts';
import { expectWholePages } from '../expectWholePages.ts';
import { test } from '../fixtures.ts';

const args = [...chromiumFlags, '--blink-settings=defaultFontSize=32'];
test.use({ signedIn: true, launchOptions: { executablePath: process.env.HEADLESS_SHELL_PATH, args } });

test('shows whole pages with a browser whose text is twice as large', async ({ page }) => {
  await page.goto('accounts');
  await expectWholePages(page);
});
