import type { Page } from '@playwright/test';

/** For journeys that leave a page early: Firefox reports what it was still loading. */
export function finishLoading(page: Page): Promise<void> {
  return page.waitForLoadState('networkidle');
}
