import type { Page } from '@playwright/test';

export interface Stop {
  path: string;
  shows: string;
  /** Pressed there, and what is shown then. */
  opens?: { by: string; shows: string };
}

/** Navigates like the back button, within one document. */
export async function navigateThrough(page: Page, stops: Stop[], times: number): Promise<void> {
  const base = new URL(page.url()).pathname.replace(/^(\/banking\/).*/, '$1');
  await page.evaluate(
    async ([root, route, count]) => {
      const isShown = (css: string) => document.querySelector(css) !== null;
      const drawn = (css: string) =>
        new Promise<void>((resolve, reject) => {
          const deadline = performance.now() + 15_000;
          const look = () => {
            if (isShown(css)) return resolve();
            if (performance.now() > deadline) return reject(new Error(`${location.pathname} does not show ${css}.`));
            requestAnimationFrame(look);
          };
          requestAnimationFrame(look);
        });
      for (let index = 0; index < count; index += 1) {
        const { path, shows, opens }: Stop = route[index % route.length] ?? { path: '', shows: 'body' };
        history.replaceState(null, '', root + path);
        dispatchEvent(new PopStateEvent('popstate'));
        await drawn(shows);
        if (!opens) continue;
        await drawn(opens.by);
        document.querySelector<HTMLElement>(opens.by)?.click();
        await drawn(opens.shows);
      }
    },
    [base, stops, times] as const,
  );
}
