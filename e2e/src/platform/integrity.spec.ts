import { appendFile, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Bank } from '../bank/startBank.ts';
import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

for (const part of ['remoteEntry', 'AccountsPage']) {
  test(`a changed byte in the accounts’ ${part} stops that page alone, and nothing of it runs`, async ({
    page,
    context,
    launchBank,
    expectProblems,
  }) => {
    expectProblems(/integrity/i, /The remote mfe-accounts .* failed/);
    const bank = await launchBank();
    await tamper(bank, 'mfe-accounts', part);
    await context.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));

    await page.goto(`${bank.url}accounts`);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Error' })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await page.getByRole('complementary', { name: 'Sidebar' }).getByRole('link', { name: 'Dashboard' }).click();
    await expect(page.getByText('Net Worth')).toBeVisible();
  });
}

test('a script from an address that the registry does not name cannot even be made', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/TrustedScriptURL/);
  await page.goto('dashboard');

  const refused = await page.evaluate(() => {
    try {
      document.createElement('script').src = '/banking/artifacts/evil.js';
      return 'allowed';
    } catch (error) {
      return String(error);
    }
  });

  expect(refused).toContain('TypeError');
});

test('a script of the bank without its hash is not run', async ({ page, expectProblems }) => {
  expectProblems(/Integrity-Policy|integrity/i);
  await page.goto('dashboard');
  await expect(page.getByText('Net Worth')).toBeVisible();

  const outcome = await page.evaluate(() => {
    const known = document.querySelector<HTMLScriptElement>('script[integrity]');
    const script = document.createElement('script');
    script.src = known?.src ?? '';
    return new Promise((resolve) => {
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('refused');
      document.head.append(script);
    });
  });

  expect(outcome).toBe('refused');
});

test('a script element smuggled into the HTML does not run, though the file and its hash are the bank’s', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/content security policy/i, /remoteEntry\.\w+\.js csp$/m);
  await page.route(/\/dashboard$/, async (route) => {
    const response = await route.fetch();
    const { remotes } = await (await page.request.get('registry.json')).json();
    const { entry, integrity } = remotes.find(({ name }: { name: string }) => name === 'mfe-accounts');
    const script = `<script src="${entry}" integrity="${integrity[entry]}" crossorigin="anonymous"></script>`;
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('<body>', `<body>${script}`) });
  });

  await page.goto('dashboard');

  await expect(page.getByText('Net Worth')).toBeVisible();
  expect(await page.evaluate(() => 'mfe_accounts' in globalThis)).toBe(false);
});

/** Changes a released file behind the registry's back, in every form in which it is served. */
async function tamper({ store }: Bank, name: string, part: string): Promise<void> {
  const versions = path.join(store, 'artifacts', name);
  for (const version of await readdir(versions)) {
    const folder = path.join(versions, version);
    const files = (await readdir(folder)).filter((file) => file.startsWith(part));
    for (const file of files.filter((candidate) => candidate.endsWith('.js'))) {
      await appendFile(path.join(folder, file), ';globalThis.tampered = true;');
    }
    for (const file of files.filter((candidate) => /\.(br|gz)$/.test(candidate))) await rm(path.join(folder, file));
  }
}
