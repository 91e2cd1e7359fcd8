import type { Page } from '@playwright/test';
import type { LiveBank } from './startLiveBank.ts';

/** Reads the code in the newest message of the development outbox. */
export async function codeFor(page: Page, live: LiveBank): Promise<string> {
  const [, code = ''] = /\b(\d{6})\b(?=[^<]*<\/pre>)/.exec(await outboxOf(page, live)) ?? [];
  return code;
}

export async function outboxOf(page: Page, live: LiveBank): Promise<string> {
  return (await page.request.get(`${live.origin}/api/v1/development/outbox`)).text();
}

export function otherThan(code: string): string {
  return code === '000000' ? '000001' : '000000';
}
