import type { Page } from '@playwright/test';
import { PACKAGES } from '../bank/builds.ts';
import { pseudoBuild, REPLACED } from '../bank/pseudoBuild.ts';
import { releaseBuild } from '../bank/releases.ts';
import { findCutText } from '../findCutText.ts';
import { expect, test } from '../fixtures.ts';
import { visitsTo } from '../screens/choice.ts';
import { findEnglish } from '../screens/findEnglish.ts';
import { findOverlaps } from '../screens/findOverlaps.ts';
import type { Look } from '../screens/openState.ts';
import type { ScreenState } from '../screens/ScreenState.ts';
import { showLooks } from '../screens/showLooks.ts';
import { states } from '../screens/states.ts';

/** They show a message that the operator has written, in one language. */
const OPERATORS = 'out of service';
const looks = [390, 320, 1440].map((width) => ({ width, theme: 'light', language: REPLACED, mode: 'sample' }) as const);

test('every text has a key, and room for words that are 40 % longer', async ({ browser, launchBank }) => {
  test.setTimeout(1_800_000);
  const bank = await launchBank();
  for (const name of PACKAGES) await releaseBuild(bank, await pseudoBuild(name));
  const found: Record<string, string[]> = {};
  const examine = async (page: Page, { name }: ScreenState, { width }: Look) => {
    const faults = [await findEnglish(page), await findCutText(page), await findOverlaps(page)].flat();
    if (faults.length > 0) found[`${name} at ${width} px`] = faults;
  };

  for (const visit of visitsTo(states, looks).filter(({ state }) => !state.name.endsWith(OPERATORS))) {
    const show = (page: Page, look: Look) => examine(page, visit.state, look);
    await showLooks(browser, { sample: bank.url, live: '', gallery: '' }, visit, show);
  }

  expect(found).toEqual({});
});
