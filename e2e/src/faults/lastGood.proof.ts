import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';
import { test } from './matrixTest.ts';
import { pageOf, signOut, startSignedIn, visit } from './remotes.ts';

const releases = [
  {
    accounts: { fault: 'syntax error', words: /SyntaxError/ },
    dashboard: { fault: 'throws at evaluation', words: /bad evaluation/ },
  },
  {
    accounts: { fault: 'wrong expose', words: /The container has no module "\.\/NoSuchPage"/ },
    dashboard: { fault: 'React of another major', words: /react\S* >=18\S* \S+ is needed, and the page provides 19/ },
  },
];

for (const [index, { accounts, dashboard }] of releases.entries()) {
  const first = index === 0 ? 'accounts' : 'dashboard';
  const second = index === 0 ? 'dashboard' : 'accounts';

  test(`the versions before stand in after releases with: ${accounts.fault}, ${dashboard.fault}, and files that are gone`, async ({
    page,
    matrix,
    expectProblems,
  }) => {
    expectProblems(/failed; .* stands in/, accounts.words, dashboard.words, /404|CORS|request failed|SRI/);
    const reports = reportedFallbacks(page);
    await matrix.releaseDamaged('auth', 'throws in an event handler', { keepsPrevious: true });
    await matrix.removeDamaged();
    await matrix.releaseDamaged('accounts', accounts.fault, { keepsPrevious: true });
    await matrix.releaseDamaged('dashboard', dashboard.fault, { keepsPrevious: true });
    await startSignedIn(page);
    await page.goto(matrix.bank.url + first);
    await expect(pageOf(first).shown(page)).toBeVisible();
    await markPage(page);
    await visit(page, second);
    await page.goBack();
    await expect(pageOf(first).shown(page)).toBeVisible();
    await signOut(page);
    await expect(pageOf('auth').shown(page)).toBeVisible();
    expect(await isMarked(page)).toBe(true);
    const broken = (remote: string) => expect.objectContaining({ remote, phase: 'evaluation' });
    const gone = expect.objectContaining({ remote: 'mfe-auth', part: '/auth/*' });
    await reports(expect.arrayContaining([broken('mfe-accounts'), broken('mfe-dashboard'), gone]));
  });
}

/** @returns waits for the visits in which a version before stood in */
function reportedFallbacks(page: Page): (expected: unknown) => Promise<void> {
  const events: { outcome?: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) events.push(...JSON.parse(request.postData() ?? '[]'));
  });
  return async (expected) => {
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => events.filter(({ outcome }) => outcome === 'fallback')).toEqual(expected);
  };
}
