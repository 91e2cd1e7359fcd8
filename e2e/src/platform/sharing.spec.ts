import type { Page, Response } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

/** Text that survives minification, by library. */
const signatures = {
  'react-dom': 'react.dev/errors/',
  'react-router': 'encodeLocation',
  'styled-components': 'data-styled-version',
  zustand: 'getInitialState:()=>',
  'react-hot-toast': 'toasterId',
  '@tanstack/query-core': 'observerResultsUpdated',
};

interface Federation {
  __FEDERATION__: { __INSTANCES__: { name: string; shareScopeMap: Scopes }[] };
}
type Scopes = { default: Record<string, Record<string, { from: string }>> };

test('each remote comes from a folder of its own, and the page holds one copy of what is shared, lent by the shell', async ({
  page,
}) => {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  const folders = new Set<string>();
  page.on('request', (request) => {
    const [, name] = /\/artifacts\/([\w-]+)\/[^/]+\.js$/.exec(request.url()) ?? [];
    if (name && request.resourceType() === 'script') folders.add(name);
  });
  await countRenderers(page);
  const holdersOf = async (text: string) => {
    const sources = await Promise.all(responses.map((response) => response.text()));
    return responses.map((response) => response.url()).filter((_, at) => sources[at]?.includes(text));
  };
  await visitAllRemotes(page, async () => expect(await holdersOf(signatures['@tanstack/query-core'])).toEqual([]));
  expect([...folders].sort()).toEqual(['mfe-accounts', 'mfe-alerts', 'mfe-auth', 'mfe-dashboard', 'shell']);
  expect(await page.evaluate(() => (globalThis as unknown as { renderers: number }).renderers)).toBe(1);

  const providers = await page.evaluate(() =>
    (globalThis as unknown as Federation).__FEDERATION__.__INSTANCES__.flatMap(({ name, shareScopeMap }) =>
      Object.entries(shareScopeMap.default).map(([key, versions]) => ({
        key,
        providers: [name, ...Object.values(versions).map(({ from }) => from)],
      })),
    ),
  );
  expect(providers.map(({ key }) => key)).toEqual(expect.arrayContaining(['react', 'react-dom', 'zustand']));
  expect(new Set(providers.map(({ key }) => key)).size).toBe(providers.length);
  for (const one of providers) expect(one).toEqual({ key: one.key, providers: ['shell', 'shell'] });

  for (const [library, text] of Object.entries(signatures)) {
    expect(await holdersOf(text), `scripts with ${library} in them`).toEqual([
      expect.stringContaining('/artifacts/shell/'),
    ]);
  }
});

/** React registers every renderer with the developer tools' hook. */
async function countRenderers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counted = { renderers: 0 };
    const nothing = () => {};
    Object.defineProperty(globalThis, 'renderers', { get: () => counted.renderers });
    Object.assign(globalThis, {
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        renderers: new Map(),
        supportsFiber: true,
        inject: () => ++counted.renderers,
        onCommitFiberRoot: nothing,
        onCommitFiberUnmount: nothing,
        onPostCommitFiberRoot: nothing,
        onScheduleFiberRoot: nothing,
        checkDCE: nothing,
      },
    });
  });
}

async function visitAllRemotes(page: Page, atSignIn = async () => {}): Promise<void> {
  await page.goto('auth/login');
  await page.getByLabel('Username').fill('amelia');
  await atSignIn();
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Net Worth')).toBeVisible();
  await expect(page.locator('.recharts-pie')).toBeAttached();
  await page.getByRole('link', { name: 'View all accounts' }).click();
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
}
