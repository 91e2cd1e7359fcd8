import { createServer } from 'node:net';
import { freePort } from '../bank/freePort.ts';
import { ended, printed, runCli } from '../bank/runCli.ts';
import { expect, test } from '../fixtures.ts';

test('development shows a remote of this machine in the bank of the store, and changes nothing there', async ({
  page,
  launchBank,
}) => {
  test.setTimeout(180_000);
  const bank = await launchBank();
  // A started bank is there already, on this machine or for this test.
  const other = createServer()
    .on('error', () => undefined)
    .listen(3000, 'localhost');
  const before = await page.request.get(`${bank.url}health`).then((answer) => answer.json());
  const squad = runCli(['dev', 'accounts'], {
    ...process.env,
    PORT: undefined,
    BANK_STORE: bank.store,
    BANK_DEV_FIRST_PORT: String(await freePort()),
  });
  try {
    const url = await printed(squad, /in development at (\S+)/);
    expect(Number(new URL(url).port)).toBeGreaterThan(3000);
    await page.addInitScript(() => localStorage.setItem('bank:session', 'signed-in'));
    await page.goto(`${url}accounts`);
    await expect(page.getByRole('heading', { name: 'Account Overview' })).toBeVisible({ timeout: 60_000 });
    const served = await page.request.get(`${url}registry.json`).then((answer) => answer.json());
    const isDevelopment = new Map(
      served.remotes.map((remote: { name: string; isDevelopment?: boolean }) => [remote.name, remote.isDevelopment]),
    );
    expect(isDevelopment.get('mfe-accounts')).toBe(true);
    expect(isDevelopment.get('mfe-auth')).toBeFalsy();
  } finally {
    await ended(squad);
    other.close();
  }
  const after = await page.request.get(`${bank.url}health`).then((answer) => answer.json());
  expect(after.revision).toBe(before.revision);
});
