import type { Page } from '@playwright/test';

interface Watch {
  loadingSince?: number;
  failedAfter?: number;
}

/** Measures from the loading state to the fallback, each time anew. */
export async function watchFallback(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watch: Watch = {};
    Object.assign(globalThis, { fallbackWatch: watch });
    let before = '';
    const look = () => {
      const isLoading = document.querySelector('[aria-busy] > [role="status"]') !== null;
      const hasFailed = document.querySelector('[role="alert"] h1, [role="alert"] h2') !== null;
      const now = isLoading ? 'loading' : hasFailed ? 'failed' : '';
      if (now === before) return;
      before = now;
      if (isLoading) watch.loadingSince = performance.now();
      watch.failedAfter = now === 'failed' ? performance.now() - (watch.loadingSince ?? 0) : undefined;
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
}

/** Returns ms by the page's own clock. */
export async function timeToFallback(page: Page): Promise<number> {
  const { failedAfter } = await page.evaluate(() => (globalThis as unknown as { fallbackWatch: Watch }).fallbackWatch);
  if (failedAfter === undefined) throw new Error('The page shows no fallback.');
  return failedAfter;
}
