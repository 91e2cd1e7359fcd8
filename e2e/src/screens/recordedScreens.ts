import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { goWithin } from '../goWithin.ts';
import { isReachable, isSettled, type Look, openState } from './openState.ts';
import { type Places, readPlaces } from './places.ts';
import type { ScreenState } from './ScreenState.ts';
import { states } from './states.ts';

/** The order counts: where a page comes twice, another lies between, which ends what was open. */
const RECORDED = [
  'sign-in: empty fields',
  'registration 1: account',
  'recovery 1: phone',
  'recovery 3: weak password',
  'error page',
  'dashboard',
  'accounts: details',
  'cards',
  'transfers/wire: empty fields',
  'dashboard: customize',
  'accounts: filter',
  'settings',
  'transfers/scheduled: change',
  'settings: two-step, scan',
  'accounts: add',
  'transfers',
  'transfers/internal: review',
  'transfers/external',
  'transfers/wire',
  'account: loan',
  'statements',
  'sidebar as a rail: menu',
  'navigation sheet',
];

/** The sample data counts back from today. */
const NOON = new Date('2026-03-11T12:00:00Z');

const looks: Look[] = [390, 1440].map((width) => ({ width, theme: 'light', language: 'en', mode: 'sample' }));

const record = new URL('places.json', import.meta.url);

export async function readRecord(): Promise<Record<string, Places>> {
  return JSON.parse(await readFile(record, 'utf8'));
}

export async function writeRecord(screens: Record<string, Places>): Promise<void> {
  await writeFile(record, `${JSON.stringify(screens, null, 2)}\n`);
}

/** Few pages are loaded: each shows one state after the other. */
export async function readRecordedScreens(browser: Browser, url: string): Promise<Record<string, Places>> {
  const screens: Record<string, Places> = {};
  for (const look of looks) {
    await visitRecorded(browser, url, look, async (page, state) => {
      screens[`${state.name}, ${look.width} px`] = await readPlaces(page);
    });
  }
  return screens;
}

type Show = (page: Page, state: ScreenState) => Promise<void>;

async function visitRecorded(browser: Browser, url: string, look: Look, show: Show): Promise<void> {
  const found = RECORDED.map((name) => stateOf(name)).filter((state) => isReachable(state, look));
  await visitGroup(
    browser,
    url,
    found.filter(({ isPublic }) => isPublic),
    look,
    show,
  );
  await visitGroup(
    browser,
    url,
    found.filter(({ isPublic }) => !isPublic),
    look,
    show,
  );
}

async function visitGroup(browser: Browser, url: string, [first, ...others]: ScreenState[], look: Look, show: Show) {
  if (!first) return;
  const prepare = ({ clock }: Page) => clock.setFixedTime(NOON);
  const page = await openState(browser, url, { ...first, prepare }, look);
  await show(page, first);
  for (const state of others) {
    const before = await page.locator('h1').first().textContent();
    await goWithin(page, state.path);
    await page.waitForFunction((heading) => document.querySelector('h1')?.textContent !== heading, before);
    await isSettled(page, state);
    await state.reach?.(page);
    await isSettled(page, state);
    await show(page, state);
  }
  await page.context().close();
}

function stateOf(name: string): ScreenState {
  const state = states.find((one) => one.name === name);
  if (!state) throw new Error(`No state is called “${name}”.`);
  return state;
}
