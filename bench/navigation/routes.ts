import type { Page } from '@playwright/test';
import { pointAt } from './interactions.ts';

interface Route {
  to: string;
  /** A selector of this page alone: the one before stays on screen until it is there. */
  shows: string;
}

/** The sidebar leads to these. */
export const routes = {
  dashboard: { to: 'dashboard', shows: 'main table tfoot' },
  accounts: { to: 'accounts', shows: 'main td[data-actions]' },
} satisfies Record<string, Route>;

/** Opens the section of the sidebar that has the link to the accounts. */
export async function openAccountsSection(page: Page): Promise<void> {
  const section = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Accounts' });
  if ((await section.getAttribute('aria-expanded')) === 'false') await section.click();
}

/** Returns the ms from the press to the frame that shows the page. */
export async function routeTime(page: Page, { to, shows }: Route): Promise<number> {
  const press = await pointAt(page, page.locator(`nav a[href$="/banking/${to}"]`));
  // Asked for before the press, so that nothing but the bank runs in the page from then on.
  await page.evaluate(`globalThis.shownAfter = new Promise((resolve) => {
    addEventListener('click', ({ timeStamp }) => requestAnimationFrame(function look() {
      if (!document.querySelector('${shows}')) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - timeStamp);
      port2.postMessage('after this frame');
    }), { capture: true, once: true });
  }); undefined`);
  await press();
  return Number(await page.evaluate('globalThis.shownAfter'));
}
