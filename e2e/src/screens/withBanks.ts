import { findBrowser, findHeadlessShell } from '@bank/checkout/test/findBrowser.ts';
import { testFonts } from '@bank/checkout/test/testFonts.ts';
import { chromiumFlags } from '@bank/platform/src/testkit/chromiumFlags.ts';
import { type Browser, chromium } from '@playwright/test';
import buildOnce from '../bank/buildOnce.ts';
import { releaseGallery } from '../bank/releaseGallery.ts';
import { startBank } from '../bank/startBank.ts';
import { startLiveBank } from '../live/startLiveBank.ts';
import type { Mode } from './ScreenState.ts';

/** A bank of each mode, built from this workspace, and a browser. */
export async function withBanks<T>(
  use: (urls: Record<Mode, string>, browser: Browser) => Promise<T>,
  flags: readonly string[] = chromiumFlags,
): Promise<T> {
  const removeBuilds = await buildOnce();
  const [sample, live, gallery] = await Promise.all([startBank(), startLiveBank(), startBank()]);
  await releaseGallery(gallery);
  const executablePath = process.env.HEADLESS_SHELL_PATH ?? findHeadlessShell() ?? findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...flags], env: { ...process.env, ...testFonts } });
  try {
    return await use({ sample: sample.url, live: live.url, gallery: gallery.url }, browser);
  } finally {
    await browser.close();
    await Promise.all([sample.stop(), live.stop(), gallery.stop()]);
    await removeBuilds();
  }
}
