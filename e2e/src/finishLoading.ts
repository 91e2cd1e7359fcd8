import type { Page } from '@playwright/test';

/** Waits before a journey leaves a page early: Firefox reports what it was still loading. */
export function finishLoading(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle');
}
