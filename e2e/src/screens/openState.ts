import { skipSplash } from '@bank/platform/src/testkit/splash.ts';
import type { Browser, Page } from '@playwright/test';
import { MIN_DESKTOP_PX, type ScreenState } from './states.ts';

export interface Look {
  width: number;
  theme: 'light' | 'dark';
  language: string;
}

/** Undefined where the state cannot be reached at this width. */
export function isReachable({ only }: ScreenState, { width }: Look): boolean {
  return only === undefined || (only === 'desktop') === width >= MIN_DESKTOP_PX;
}

/** In a context of its own, which the caller closes. @throws with the state's name when it cannot be reached */
export async function openState(browser: Browser, url: string, state: ScreenState, look: Look): Promise<Page> {
  const { width, theme, language } = look;
  const isPhone = width < MIN_DESKTOP_PX;
  const localStorage = state.isPublic ? [] : [{ name: 'bank:session', value: 'signed-in' }];
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width, height: isPhone ? 844 : 900 },
    hasTouch: isPhone,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: language,
    storageState: { cookies: [], origins: [{ origin: new URL(url).origin, localStorage }] },
  });
  await skipSplash(context);
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);
  try {
    await state.prepare?.(page);
    await page.goto(state.path);
    await isSettled(page);
    await state.reach?.(page);
    await isSettled(page);
  } catch (error) {
    await context.close();
    throw new Error(`“${state.name}” at ${width} px in ${language} was not reached`, { cause: error });
  }
  return page;
}

/** Nothing loads any more, the chart is drawn, and no colour changes. */
async function isSettled(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' });
  await page.waitForFunction(() => {
    const isBusy = document.querySelector('main [aria-busy="true"], [data-drawn="false"]');
    const isMoving = document.getAnimations().some((animation) => animation instanceof CSSTransition);
    return !isBusy && !isMoving;
  });
  await page.evaluate(() => document.fonts.ready);
}
