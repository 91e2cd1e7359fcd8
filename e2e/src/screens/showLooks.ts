import type { Browser, Page } from '@playwright/test';
import type { Visit } from './choice.ts';
import { changeLook, describeState, type Look, openState } from './openState.ts';
import type { Mode } from './ScreenState.ts';

/** Opens the state once and changes how it looks; opens it again where that has ended it. */
export async function showLooks(
  browser: Browser,
  urls: Record<Mode, string>,
  { state, looks }: Visit,
  show: (page: Page, look: Look) => Promise<void>,
): Promise<void> {
  let page: Page | undefined;
  let opened = '';
  try {
    for (const look of looks) {
      if (page) await changeLook(page, state, look);
      if (!page || (await describeState(page)) !== opened) {
        if (page) await close(page);
        page = undefined;
        page = await openState(browser, urls[look.mode], state, look);
        opened = await describeState(page);
      }
      await show(page, look);
      if ((await describeState(page)) !== opened) throw new Error(`“${state.name}” ended while it was looked at`);
    }
  } finally {
    if (page) await close(page);
  }
}

/** What a page sends as it closes may still be on its way through the state's routes. */
async function close(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}
