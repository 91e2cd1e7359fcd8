import { expectWholePages } from '../expectWholePages.ts';
import { test } from '../fixtures.ts';

/** What customers may set for themselves: https://www.w3.org/TR/WCAG22/#text-spacing */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

test.use({ signedIn: true });

test('shows whole pages with the customer’s own text spacing', async ({ page }) => {
  await page.goto('accounts');
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, TEXT_SPACING);
  await expectWholePages(page);
});
