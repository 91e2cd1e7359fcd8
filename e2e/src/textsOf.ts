import type { Locator } from '@playwright/test';

/** `allInnerTexts` ends Firefox ESR 153 where it looks up roles. */
export async function textsOf(elements: Locator): Promise<string[]> {
  return Promise.all((await elements.all()).map((element) => element.innerText()));
}
