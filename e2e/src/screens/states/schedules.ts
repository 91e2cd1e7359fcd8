import type { Page } from '@playwright/test';
import type { ScreenState } from '../ScreenState.ts';
import { confirm, failApi, submit } from '../steps.ts';

const [CHANGE, SKIP, CANCEL] = [0, 1, 2];

const of = (name: string, reach?: ScreenState['reach']): ScreenState => ({
  name: `transfers/scheduled${name}`,
  path: 'transfers/scheduled/SX12-7093',
  mode: 'sample',
  reach,
});

const ask = (what: number) => async (page: Page) => {
  await page.locator('main [aria-haspopup="dialog"]').nth(what).click();
  await page.locator('dialog[open]').waitFor();
};

const askAndConfirm = (what: number) => async (page: Page) => {
  await ask(what)(page);
  await confirm(page);
};

export const schedulesStates: ScreenState[] = [
  of(''),
  of(': change', ask(CHANGE)),
  of(': change, wrong entries', async (page) => {
    await ask(CHANGE)(page);
    await page.locator('dialog input[name="amount"]').fill('0');
    await page.locator('dialog input[type="date"]').last().fill('2026-01-01');
    await submit(page);
  }),
  of(': skip', ask(SKIP)),
  of(': skipped', askAndConfirm(SKIP)),
  of(': cancel', ask(CANCEL)),
  of(': cancelled', askAndConfirm(CANCEL)),
  { name: 'transfers/scheduled: not found', path: 'transfers/scheduled/none' },
  {
    name: 'transfers/scheduled: failed',
    path: 'transfers/scheduled/none',
    mode: 'live',
    prepare: failApi('/schedules/*'),
  },
];
