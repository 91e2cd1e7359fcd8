import { test } from '../fixtures.ts';
import { mainPages, publicPages } from '../pages.ts';
import { scanAll } from '../scanAll.ts';

/** These show what other pages show. */
const SAME = ['dashboard-2', 'accounts/savings'];
const different = mainPages.filter(({ path }) => !SAME.includes(path));

test('nothing is found against WCAG 2.2 AA on the public pages', ({ page }) => scanAll(page, publicPages));

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('nothing is found against WCAG 2.2 AA behind the sign-in', ({ page }) => scanAll(page, different));
});
