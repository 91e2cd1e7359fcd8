import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { installPackage } from '@bank/platform/src/testing/installPackage.ts';
import { alterBuild } from '../bank/alterBuild.ts';
import { command } from '../bank/command.ts';
import { output } from '../bank/runCli.ts';
import { expect, test } from '../fixtures.ts';

const ECONOMICAL = ['--workers', '1', '--trace', 'off'];

const OWN_JOURNEY = `import { expect, test } from '@bank/platform/testing';

test.use({ signedIn: true, service: { allowance: 'down' }, groups: ['private'] });

test('is shown on a slow connection, with its service down', async ({ page, network }) => {
  await network.slow();
  await page.goto('allowance');
  await expect(page.getByRole('region', { name: 'Allowance', exact: true })).toBeVisible();
  console.log('Shell', JSON.parse((await page.locator('#bank-registry').textContent()) ?? '').shell);
  expect(await page.evaluate(async () => (await fetch('/api/allowance/limits')).status)).toBe(503);

  await network.offline();
  expect(await page.evaluate(() => fetch('/banking/').catch(() => 'offline'))).toBe('offline');
  await network.online();
  expect(await page.evaluate(async () => (await fetch('/banking/')).status)).toBe(200);
});

test('fails on a slow connection when the remote breaks', async ({ page }) => {
  await page.goto('allowance?broken');
  await expect(page.getByRole('region', { name: 'Allowance', exact: true })).toBeVisible({ timeout: 1000 });
});
`;

test('the journeys of a squad’s repository run with the live and the next shell, and fail when its remote breaks', async ({
  launchBank,
}) => {
  const bank = await launchBank({ config: { overrides: true } });
  const shell = await alterBuild('shell', (text, file) => (/^main\./.test(file) ? `${text}\n` : text));
  await command(bank, 'release', shell, '--hold', '--why', 'For the squads to try');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'squad-'));
  const repository = path.join(folder, 'allowance');
  await mkdir(repository);
  const program = installPackage(folder);
  const { PATH, TMPDIR, HEADLESS_SHELL_PATH } = process.env;
  const env = { PATH, TMPDIR, CHROMIUM_PATH: HEADLESS_SHELL_PATH, HOME: folder };
  const squad = (...args: string[]) =>
    output(spawn(process.execPath, [program, ...args], { cwd: repository, env, stdio: 'pipe' }));
  await squad('new', 'allowance', '--mount', '/allowance', '--bank', bank.url, '--no-install');
  await writeFile(path.join(repository, 'journeys/own.journey.ts'), OWN_JOURNEY);

  const contract = path.join(repository, 'remote.ts');
  const declared = await readFile(contract, 'utf8');
  await writeFile(contract, declared.replace("layout: 'main',", "layout: 'main', for: { groups: ['private'] },"));
  const page = path.join(repository, 'src/routes/AllowancePage.tsx');
  const source = await readFile(page, 'utf8');
  const fault = "if (location.search === '?broken') throw new Error('Broken allowance');";
  await writeFile(page, source.replace('  return (', `  ${fault}\n  return (`));

  const run = squad('journeys', '--shell', 'live,next', ...ECONOMICAL, '--grep', 'slow connection');
  const text = await run.then(
    () => 'The run has passed.',
    (failure: Error) => failure.message,
  );

  expect(text.match(/^ +1 passed/gm)).toHaveLength(2);
  expect(text.match(/^ +1 failed/gm)).toHaveLength(2);
  expect(text).toContain('Broken allowance');
  const [live, next] = [...text.matchAll(/^Shell (\S+)$/gm)].map(([, version]) => version);
  expect(next).not.toBe(live);
  expect(text).toContain(`in the live shell, ${live},`);
  expect(text).toContain(`in the next shell, ${next},`);
  await rm(folder, { recursive: true });
});
