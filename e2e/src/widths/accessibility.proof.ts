import { releaseGallery } from '../bank/releaseGallery.ts';
import { test } from '../fixtures.ts';
import { mainPages, publicPages } from '../pages.ts';
import { scanAll } from '../scanAll.ts';

test('nothing is found against WCAG 2.2 AA on the public pages', ({ page }) => scanAll(page, publicPages));

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('nothing is found against WCAG 2.2 AA behind the sign-in', ({ page }) => scanAll(page, mainPages));

  test('nothing is found in the gallery of all parts', async ({ page, launchBank }) => {
    const bank = await launchBank();
    await releaseGallery(bank);
    await page.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
    await scanAll(page, [{ path: 'gallery', title: 'Gallery' }], bank.url);
  });
});
