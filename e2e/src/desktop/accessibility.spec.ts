import { test } from '../fixtures.ts';
import { mainPages, placeholders, publicPages } from '../pages.ts';
import { scanAll } from '../scanAll.ts';

/** Placeholders differ in their header's actions only. */
const withEachHeader = [...new Map(placeholders.map((page) => [page.actions.join(), page])).values()];
/** These show what other pages show. */
const SAME = ['dashboard-2', 'accounts/savings'];
const different = mainPages.filter(
  (page) => (!placeholders.includes(page) || withEachHeader.includes(page)) && !SAME.includes(page.path),
);

test('nothing is found against WCAG 2.2 AA on the public pages', ({ page }) => scanAll(page, publicPages));

test.describe('signed in', () => {
  test.use({ signedIn: true });

  test('nothing is found against WCAG 2.2 AA behind the sign-in', ({ page }) => scanAll(page, different));
});
