import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

const bar = (page: Page) => page.getByRole('navigation', { name: 'Main pages' });

test('has five places within the thumb’s reach, each large enough for it', async ({ page, viewport }) => {
  await page.goto('dashboard');
  const places = bar(page).getByRole('listitem');
  await expect(places).toHaveText(['Home', 'Accounts', 'Pay', 'Cards', 'More']);
  for (const place of await bar(page).locator('a, button').all()) {
    const box = await place.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport?.height ?? 0);
  }

  await bar(page).getByRole('link', { name: 'Pay' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Transfers' })).toBeFocused();
  await expect(bar(page).getByRole('link', { name: 'Pay' })).toHaveAttribute('aria-current', 'page');
});

test('covers neither the end of a page, nor what the page fixes to the bottom, nor what has the focus', async ({
  page,
}) => {
  const topOfBar = async () => (await bar(page).boundingBox())?.y ?? 0;
  const endOf = async (name: string) => {
    const box = await page.getByRole('main').getByRole('button', { name }).last().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };

  await test.step('a button that stays at hand is above it', async () => {
    await page.goto('transfers/internal');
    await expect(page.getByRole('button', { name: 'Review' })).toBeVisible();
    expect(await endOf('Review')).toBeLessThanOrEqual(await topOfBar());
  });

  await test.step('the last thing on a page is above it', async () => {
    await page.goto('alerts');
    const last = page.getByRole('main').getByRole('link').last();
    await last.waitFor();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const box = await last.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(await topOfBar());
  });

  await test.step('what takes the focus by the keyboard is above it', async () => {
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByRole('main').getByRole('button').first().focus();
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab');
      const end = await page.evaluate(() =>
        document.activeElement?.closest('main') ? document.activeElement.getBoundingClientRect().bottom : 0,
      );
      expect(end).toBeLessThanOrEqual(await topOfBar());
    }
  });
});

test('is neither on paper nor on the pages before sign-in', async ({ page }) => {
  await page.goto('cards');
  await expect(bar(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back' })).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
});

test('leaves out what is out of service, and its page says so from the menu', async ({ page }) => {
  await page.route(/\/banking\/dashboard$/, async (route) => {
    const answer = await route.fetch();
    const named = '"name":"mfe-cards",';
    const body = (await answer.text()).replace(named, `${named}"disabled":{"message":"Back at six."},`);
    await route.fulfill({ response: answer, body });
  });
  await page.goto('dashboard');

  await expect(bar(page).getByRole('listitem')).toHaveText(['Home', 'Accounts', 'Pay', 'More']);
  await bar(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Cards' }).click();

  await expect(page.getByText('Back at six.')).toBeVisible();
});
