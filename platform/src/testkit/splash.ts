import type { BrowserContext } from '@playwright/test';

export const WITHOUT_SPLASH = 'html:not(:has(#splash))';

/** Skips the splash in journeys about something else. */
export async function skipSplash(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const splash = document.getElementById('splash');
      if (!splash) return;
      splash.remove();
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
}
