import { skipSplash } from '@bank/platform/src/testkit/splash.ts';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { MIN_DESKTOP_PX, type Mode, type ScreenState } from './ScreenState.ts';
import type { themes } from './states.ts';

export interface Look {
  width: number;
  theme: (typeof themes)[number];
  language: string;
  mode: Mode;
}

const PASSWORD = 'Harbour-Light-27';
let contexts = 0;

export function isPhone({ width }: Pick<Look, 'width'>): boolean {
  return width < MIN_DESKTOP_PX;
}

export function isReachable({ only, mode }: ScreenState, look: Look): boolean {
  const isThere = mode === undefined ? look.mode !== 'gallery' : mode === look.mode;
  return isThere && (only === undefined || (only === 'phone') === isPhone(look));
}

/** Opens a context of its own, which the caller closes. @throws with the state's name when it cannot be reached */
export async function openState(browser: Browser, url: string, state: ScreenState, look: Look): Promise<Page> {
  const { width, language, mode } = look;
  const localStorage = state.isPublic ? [] : [{ name: 'bank:session', value: 'signed-in' }];
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizeOf(look),
    hasTouch: isPhone(look),
    ...coloursOf(look),
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    locale: language,
    ...(mode === 'live' && { extraHTTPHeaders: { 'x-forwarded-for': nextAddress() } }),
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  try {
    await skipSplash(context);
    if (mode === 'live' && !state.isPublic) await signIn(context, url, state.username);
    const page = await context.newPage();
    page.setDefaultTimeout(45_000);
    await state.prepare?.(page);
    await page.goto(state.path);
    await isSettled(page, state);
    await page.evaluate(() => scrollTo(0, 0));
    await state.reach?.(page);
    await isSettled(page, state);
    return page;
  } catch (error) {
    await context.close();
    throw new Error(`“${state.name}” at ${width} px in ${language}, ${mode}, was not reached`, { cause: error });
  }
}

/** Only to a look on the same kind of device, since the state may not exist on the other. */
export async function changeLook(page: Page, state: ScreenState, look: Look): Promise<void> {
  await page.setViewportSize(sizeOf(look));
  await page.emulateMedia(coloursOf(look));
  await isSettled(page, state);
}

/** Differs between states, not between looks on the same kind of device. */
export function describeState(page: Page): Promise<string> {
  return page.evaluate(() => {
    const opened = document.querySelectorAll('[role$="dialog"], dialog[open], [role="menu"], ol[aria-live] li');
    const wrong = document.querySelectorAll('[aria-invalid="true"]');
    return [document.querySelector('h1')?.textContent, location.pathname, opened.length, wrong.length].join();
  });
}

/** Each context comes from elsewhere, so that none is locked out for another's tries. */
function nextAddress(): string {
  contexts += 1;
  return `203.0.${Math.floor(contexts / 250)}.${(contexts % 250) + 1}`;
}

function sizeOf(look: Look) {
  return { width: look.width, height: isPhone(look) ? 844 : 900 };
}

function coloursOf({ theme }: Look) {
  const isForced = theme === 'forced';
  return { colorScheme: isForced ? 'dark' : theme, forcedColors: isForced ? 'active' : 'none' } as const;
}

async function signIn(context: BrowserContext, url: string, username = 'demo'): Promise<void> {
  const { origin } = new URL(url);
  const answer = await context.request.post(`${origin}/api/v1/auth/login`, {
    headers: { origin, 'x-bank-request': '1' },
    data: { username, password: PASSWORD },
  });
  if (!answer.ok()) throw new Error(`Signing in as ${username}: ${answer.status()} ${await answer.text()}`);
}

/** Nothing loads any more, the chart is drawn, and no color changes. What loads once it is near is scrolled to. */
export async function isSettled(page: Page, { isBusy = false }: ScreenState): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction((mayLoad) => {
    // Hidden balances hide the chart.
    const chart = localStorage.getItem('bank:balances') === 'hidden' ? '' : ', [data-drawn="false"]';
    const loading = mayLoad ? null : document.querySelector(`main [aria-busy="true"]${chart}`);
    loading?.scrollIntoView({ block: 'nearest' });
    const isMoving = document.getAnimations().some((animation) => animation instanceof CSSTransition);
    return !loading && !isMoving;
  }, isBusy);
  await page.evaluate(() => document.fonts.ready);
}
