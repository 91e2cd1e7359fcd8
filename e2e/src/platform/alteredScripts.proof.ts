import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { buildOf } from '../bank/builds.ts';
import { expect, test } from '../fixtures.ts';

/** What an altered script says, should it run. */
const RAN = 'ran although altered:';

/** Together they load every script of a package, which is altered on the first page that does. */
const visits: Record<string, string[]> = {
  shell: ['bills', 'platform', 'dashboard'],
  'mfe-settings': ['settings'],
  'mfe-auth': ['auth/login', 'error'],
  'mfe-accounts': ['accounts', 'accounts/credit', 'accounts/details/checking/statements', 'accounts/details/checking'],
  'mfe-bills': ['bills'],
  'mfe-cards': ['cards', 'accounts'],
  'mfe-alerts': ['alerts'],
  'mfe-dashboard': ['dashboard'],
  'mfe-insights': ['analytics', 'budget'],
  'mfe-payments': [
    ...['transfers', 'transfers/internal', 'transfers/external', 'transfers/wire', 'transfers/import'],
    ...['transfers/orders/QX41-7093', 'transfers/scheduled/SX12-7093'],
  ],
};

/** A script that only pages in that language ask for. */
const TEXTS = /^texts-(\w+)\./;
/** The pages of each package. Buttons and preview links fetch theirs by the same code. */
const WITH_PAGES =
  /^(?!development-|src_preview_startPreview|QrEncoder\.|src_data_sampleImports|src_features_(import_read|transactions_(CategoryForm|MoreDetails)|add-account_OpenAccount)|.*simplewebauthn).*\.js$/;

for (const [name, paths] of Object.entries(visits)) {
  test(`nothing runs of a script of ${name} to which something has been added, whichever it is`, async ({
    browser,
    launchBank,
  }) => {
    const bank = await launchBank({
      config: { platformPage: true, overrides: true },
      without: name === 'shell' ? ['mfe-bills'] : [],
    });
    const scripts = (await readdir(buildOf(name))).filter((file) => WITH_PAGES.test(file));
    expect(scripts.length).toBeGreaterThan(1);

    const context = await browser.newContext();
    await context.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
    // Heard from outside: a global of the page goes with its document.
    const ran: string[] = [];
    context.on('console', (message) => message.text().startsWith(RAN) && ran.push(message.text()));
    const asked: { page: Page; loaded: Set<string> }[] = [];
    const english = paths.map((place) => ({ place, language: 'en' }));
    const [first = ''] = paths;
    const texts = scripts.flatMap((script) => TEXTS.exec(script)?.[1] ?? []);
    for (const { place, language } of [...english, ...texts.map((language) => ({ place: first, language }))]) {
      const page = await context.newPage();
      await page.addInitScript((value) => Object.defineProperty(navigator, 'languages', { value }), [language]);
      if (place.startsWith('auth/')) await page.addInitScript(() => localStorage.removeItem('bank:session'));
      asked.push({ page, loaded: scriptsOf(name, page) });
      await visit(page, bank.url + place, name);
      await page.waitForLoadState('networkidle');
    }
    const all = () => [...new Set(asked.flatMap(({ loaded }) => [...loaded]))];
    await expect.poll(() => all().sort(), 'every script is asked for').toEqual(scripts.sort());

    const tried = new Set<string>();
    for (const { page, loaded } of asked) {
      const untried = new Set([...loaded].filter((script) => !tried.has(script)));
      // A script that is refused may keep the page from asking for others, which are altered at the next visit.
      while (untried.size > 0) {
        const altered = await visitAltered(page, name, untried);
        expect(ran, `${altered} at ${page.url()}`).toEqual([]);
        for (const script of altered) {
          untried.delete(script);
          tried.add(script);
        }
      }
    }
    await context.close();
  });
}

/** @returns the names of the package's scripts that the page asks for, as it does */
function scriptsOf(name: string, page: Page): Set<string> {
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, script] = request.url().match(`/${name}/([^/]+\\.js)$`) ?? [];
    if (script) asked.add(script);
  });
  return asked;
}

/** @returns which of the scripts the page has asked for, and got with something added */
async function visitAltered(page: Page, name: string, scripts: Set<string>): Promise<string[]> {
  const altered = new Set<string>();
  // While something is routed, the browser caches nothing.
  await page.route(new RegExp(`/${name}/[^/]+\\.js$`), async (route) => {
    const script = path.basename(route.request().url());
    if (!scripts.has(script)) return route.continue();
    altered.add(script);
    const response = await route.fetch();
    await route.fulfill({ response, body: `console.info('${RAN} ${script}');${await response.text()}` });
  });
  await visit(page, page.url(), name);
  await expect.poll(() => altered.size, `one of ${[...scripts]} is altered`).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await page.unrouteAll({ behavior: 'wait' });
  return [...altered];
}

/** Opens the page and the search, to which remotes bring scripts of their own. */
async function visit(page: Page, url: string, name: string): Promise<void> {
  await page.goto(url);
  if (name === 'mfe-auth' || url.endsWith('/platform')) return;
  await page.waitForLoadState('networkidle');
  // The bank says that it is unavailable when a script of the frame is refused.
  if (!(await page.getByRole('banner').isVisible())) return;
  if (name === 'mfe-cards' && url.endsWith('/accounts')) await openAccountMenu(page);
  await page.keyboard.press('Control+k');
  const search = page.getByRole('dialog').getByRole('combobox');
  const toast = page.locator('ol[aria-live] li');
  await expect(search.or(toast).first()).toBeVisible();
  if (name !== 'shell') return;
  await page.keyboard.press('Escape');
  await loadLazyParts(page);
}

/** Remotes have items in it. */
async function openAccountMenu(page: Page): Promise<void> {
  const actions = page.locator('main [aria-haspopup="menu"]').first();
  await actions.click();
  await expect(page.getByRole('menuitem', { name: /manage card/ })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function loadLazyParts(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Your account' });
  if (!(await menu.isVisible())) return;
  await menu.click();
  await page.getByRole('menuitem', { name: 'Overrides' }).click();
  await expect(page.getByRole('dialog', { name: 'Override' })).toBeVisible();
  await askMock(page);
}

type Http = typeof import('@bank/shared/http');
interface Federation {
  __FEDERATION__: {
    __INSTANCES__: { shareScopeMap: { default: { '@bank/shared/http': Record<string, { lib: () => Http }> } } }[];
  };
}

/** Asks like a squad's remote that brings a mock of its service; the bank's own remotes have none. */
async function askMock(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const [shell] = (globalThis as unknown as Federation).__FEDERATION__.__INSTANCES__;
    const [http] = Object.values(shell?.shareScopeMap.default['@bank/shared/http'] ?? {});
    const ask = http?.lib().service('cards', async () => ({ default: { 'GET /': () => 'of the mock' } }));
    // Rejects where its script is altered.
    await ask?.({ url: '/' }).catch(() => undefined);
  });
}
