import { findByAxe } from '../findByAxe.ts';
import { expect, test } from '../fixtures.ts';
import { visitsTo } from '../screens/choice.ts';
import { showLooks } from '../screens/showLooks.ts';
import { languages, states } from '../screens/states.ts';

test('states are reached by the same steps in every language, and axe finds nothing there', async ({
  browser,
  bank,
}) => {
  test.setTimeout(3_600_000);
  const looks = languages.map((language) => ({ language, width: 390, theme: 'light', mode: 'sample' }) as const);

  for (const visit of visitsTo(states, looks)) {
    await showLooks(browser, { sample: bank.url, live: '', gallery: '' }, visit, async (page, { language }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      expect(await findByAxe(page, 'all'), `${visit.state.name} in ${language}`).toEqual([]);
    });
  }
});
