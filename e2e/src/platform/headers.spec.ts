import { expect, test } from '../fixtures.ts';

test('the page allows nothing that it does not name, and is never stored', async ({ request }) => {
  const answer = await request.get('dashboard');
  const headers = answer.headers();
  const policy = new Map(
    (headers['content-security-policy'] ?? '').split('; ').map((directive): [string, string[]] => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')?.join(' ')).toMatch(/^'strict-dynamic'( 'sha384-\S+')+$/);
  expect(await answer.text()).toMatch(
    /<meta http-equiv="content-security-policy" content="script-src 'self' 'sha384-[^' ]+';/,
  );
  expect(policy.get('style-src-attr')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('require-trusted-types-for')).toEqual(["'script'"]);
  expect(headers['content-security-policy']).not.toMatch(/unsafe-|\*/);
  expect(headers['integrity-policy']).toContain('blocked-destinations=(script)');
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test('artifacts are kept for ever, compressed, and taken for what they are', async ({ request }) => {
  const { remotes } = await (await request.get('registry.json')).json();
  const urls: string[] = remotes.map(({ entry }: { entry: string }) => entry);
  expect(urls.length).toBeGreaterThan(2);
  for (const url of urls) {
    const response = await request.get(url, { headers: { 'accept-encoding': 'br' } });
    expect(response.status()).toBe(200);
    expect(response.headers()).toMatchObject({
      'cache-control': expect.stringContaining('immutable'),
      'x-content-type-options': 'nosniff',
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript'),
    });
  }
});

test('every script of the page carries its integrity, those of the remotes too', async ({ page }) => {
  await page.addInitScript(() => {
    const scripts: Record<string, string> = {};
    Object.assign(globalThis, { scripts });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node instanceof HTMLScriptElement && node.src) scripts[node.src] = node.integrity;
      }
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('auth/login');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  const scripts = await page.evaluate(() => (globalThis as unknown as { scripts: Record<string, string> }).scripts);
  expect(Object.keys(scripts).filter((url) => url.includes('/mfe-auth/')).length).toBeGreaterThan(1);
  for (const [url, integrity] of Object.entries(scripts)) expect(integrity, url).toMatch(/^sha384-/);
});

test('a missing artifact is a 404, not a page', async ({ request }) => {
  const response = await request.get('artifacts/mfe-accounts/9.9.9-0123456789/remoteEntry.js');
  expect(response.status()).toBe(404);
  expect(response.headers()['content-type']).not.toContain('html');
});

test('the registry is asked for again only when it has changed', async ({ request }) => {
  const first = await request.get('registry.json');
  const { etag = '' } = first.headers();
  expect(first.headers()['cache-control']).toBe('no-cache');
  expect((await request.get('registry.json', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  expect((await request.get('registry.json', { headers: { 'if-none-match': '"0"' } })).status()).toBe(200);
});

test('the root leads to the base path', async ({ request }) => {
  for (const address of ['/', '/banking']) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe('/banking/');
  }
});

test('another base path and another bank name need no other build', async ({ page, launchBank }) => {
  const bank = await launchBank({ config: { basePath: '/my/bank/', bankName: 'Bank of the North' } });
  await page.goto(new URL('/', bank.url).href);
  await expect(page).toHaveURL(`${bank.url}auth/login`);
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${bank.url}dashboard`);
  await expect(page.getByText('Net Worth')).toBeVisible();
  await expect(page).toHaveTitle('Dashboard · Bank of the North');
  await page.getByRole('link', { name: 'View all accounts' }).click();
  await expect(page).toHaveURL(`${bank.url}accounts`);
  await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible();
});
