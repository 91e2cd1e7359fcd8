import type { Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { isMarked, markPage } from '../samePage.ts';
import { test } from './matrixTest.ts';
import { pageOf, type RemoteName, startSignedIn, visit } from './remotes.ts';

const releases: [remote: RemoteName, fault: string, words: RegExp][] = [
  ['accounts', 'syntax error', /SyntaxError/],
  ['dashboard', 'throws at evaluation', /bad evaluation/],
  ['accounts', 'wrong expose', /The container has no module "\.\/NoSuchPage"/],
  ['dashboard', 'React of another major', /react\S* >=18\S* \S+ is needed, and the page provides 19/],
];

for (const [name, fault, words] of releases) {
  test(`the version before stands in for ${name} after a release with: ${fault}`, async ({
    page,
    matrix,
    expectProblems,
  }) => {
    expectProblems(/failed; .* stands in/, words);
    const fallback = reportedFallback(page);
    await matrix.releaseDamaged(name, fault, { keepsPrevious: true });
    const remote = pageOf(name);
    await startSignedIn(page);
    await page.goto(matrix.bank.url + remote.path);
    await expect(remote.shown(page)).toBeVisible();
    await markPage(page);
    await visit(page, remote.from);
    await page.goBack();
    expect(await isMarked(page)).toBe(true);
    expect(await fallback()).toMatchObject({ remote: `mfe-${name}`, phase: 'chunk' });
  });
}

test('the version before stands in for a sign-in page whose files are gone', async ({
  page,
  matrix,
  expectProblems,
}) => {
  expectProblems(/failed; .* stands in/, /404|CORS|request failed|SRI/);
  const fallback = reportedFallback(page);
  await matrix.releaseDamaged('auth', 'throws in an event handler', { keepsPrevious: true });
  await matrix.removeDamaged();
  await page.goto(`${matrix.bank.url}auth/login`);
  await expect(pageOf('auth').shown(page)).toBeVisible();
  expect(await fallback()).toMatchObject({ remote: 'mfe-auth' });
});

/** @returns waits for the event that reports a fallback */
function reportedFallback(page: Page): () => Promise<unknown> {
  const events: { name: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) events.push(...JSON.parse(request.postData() ?? '[]'));
  });
  const fallback = () => events.find(({ name }) => name === 'fallback');
  return async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await expect.poll(fallback).toBeDefined();
    return fallback();
  };
}
