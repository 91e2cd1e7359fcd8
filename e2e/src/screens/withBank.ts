import { findBrowser } from '@bank/platform/src/test/findBrowser.ts';
import { chromiumFlags } from '@bank/platform/src/testkit/chromiumFlags.ts';
import { type Browser, chromium } from '@playwright/test';
import buildOnce from '../bank/buildOnce.ts';
import { startBank } from '../bank/startBank.ts';

/** A bank with sample data, built from this workspace, and a browser. */
export async function withBank(
  use: (url: string, browser: Browser) => Promise<void>,
  flags: readonly string[] = [],
): Promise<void> {
  const removeBuilds = await buildOnce();
  const bank = await startBank();
  const browser = await chromium.launch({ executablePath: findBrowser(), args: [...chromiumFlags, ...flags] });
  try {
    await use(bank.url, browser);
  } finally {
    await browser.close();
    await bank.stop();
    await removeBuilds();
  }
}
