import { findByAxe } from '../findByAxe.ts';
import { expect, test } from '../fixtures.ts';
import { visitsTo } from '../screens/choice.ts';
import { comparePlaces } from '../screens/places.ts';
import { readRecord, readRecordedScreens } from '../screens/recordedScreens.ts';
import { showLooks } from '../screens/showLooks.ts';
import { languages, states } from '../screens/states.ts';

/** By their names' parts: those with the most steps. */
const LONGEST = ['registration received', 'recovery 3: weak', 'no transactions match', 'profile', 'accounts: nothing'];
const isFull = process.env.BANK_FULL_SUITE === 'yes';

test('states are reached by the same steps in another language, and axe finds nothing there', async ({
  browser,
  bank,
}) => {
  test.setTimeout(isFull ? 3_600_000 : 120_000);
  const chosen = isFull ? states : states.filter(({ name }) => LONGEST.some((part) => name.includes(part)));
  const looks = (isFull ? languages : ['ar']).map(
    (language) => ({ language, width: 390, theme: 'light', mode: 'sample' }) as const,
  );

  for (const visit of visitsTo(chosen, looks)) {
    await showLooks(browser, { sample: bank.url, live: '', gallery: '' }, visit, async (page, { language }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      expect(await findByAxe(page, 'all'), `${visit.state.name} in ${language}`).toEqual([]);
    });
  }
});

test('headings, links, buttons and fields are where they were; `npm run screens:keep` records where they are now', async ({
  browser,
  bank,
}) => {
  const recorded = await readRecord();
  const screens = await readRecordedScreens(browser, bank.url);
  expect(Object.keys(screens)).toEqual(Object.keys(recorded));

  const moved = Object.entries(recorded).flatMap(([name, places]) =>
    comparePlaces(places, screens[name] ?? {}).map((difference) => `${name}: ${difference}`),
  );
  expect(moved).toEqual([]);
});
