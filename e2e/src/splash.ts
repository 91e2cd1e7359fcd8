import type { BrowserContext } from '@playwright/test';

/** Matches a page once its splash is gone. */
export const WITHOUT_SPLASH = 'html:not(:has(#splash))';

/** Takes the splash away as soon as it is there, for journeys that are about something else. */
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
