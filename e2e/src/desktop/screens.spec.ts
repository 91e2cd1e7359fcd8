import { findByAxe } from '../engines/findByAxe.ts';
import { expect, test } from '../fixtures.ts';
import { reachable } from '../screens/choice.ts';
import { openState } from '../screens/openState.ts';
import { languages, states } from '../screens/states.ts';

/** By their names' parts: those with the most steps. */
const LONGEST = ['registration: received', 'recovery 3: weak', 'no transactions match', 'profile', 'accounts: nothing'];
const isFull = process.env.BANK_FULL_SUITE === 'yes';

test('states are reached by the same steps in another language, and axe finds nothing there', async ({
  browser,
  bank,
}) => {
  test.setTimeout(isFull ? 3_600_000 : 120_000);
  const chosen = isFull ? states : states.filter(({ name }) => LONGEST.some((part) => name.includes(part)));
  const looks = (isFull ? languages : ['ar']).map((language) => ({ language, width: 390, theme: 'light' as const }));

  for (const { state, look } of reachable({ states: chosen, looks })) {
    const page = await openState(browser, bank.url, state, look);
    await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${look.language}`));
    expect(await findByAxe(page), `${state.name} in ${look.language}`).toEqual([]);
    await page.context().close();
  }
});
