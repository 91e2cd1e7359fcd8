import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { packIfChanged } from '@bank/checkout/packages/packPackages.ts';
import type { Page } from '@playwright/test';
import { root } from '../bank/runCli.ts';
import type { Bank } from '../bank/startBank.ts';
import { expect, test } from '../fixtures.ts';
import { developed } from './developed.ts';
import { documentedCommands } from './documentedCommands.ts';
import { installClone, namingCheckout, versionsElsewhere } from './elsewhere.ts';
import { followReference } from './followReference.ts';
import { Machine } from './Machine.ts';
import { makeNextMajor } from './nextMajor.ts';
import { publish } from './publish.ts';
import { Steps } from './Steps.ts';
import { startRegistry } from './startRegistry.ts';
import { upgradeOverMajor, useParseMoney } from './upgrade.ts';

const run = promisify(execFile);
const MANIFEST = /^ +(http:\S+bank\.json)$/m;

test('a squad goes from an empty folder to a page and a widget in a bank elsewhere, and over a major', async ({
  page,
  launchBank,
  beacons,
  expectProblems,
}) => {
  expectProblems(/No month to roll over/);
  test.setTimeout(900_000);
  const steps = new Steps();
  const place = await mkdtemp(path.join(os.tmpdir(), 'bank-squad-'));
  const registry = await startRegistry(path.join(place, 'registry'));
  try {
    const packages = await steps.takeBeside('The packages are built', packIfChanged);
    await steps.takeBeside('The packages are published', () => publish(registry.url, packages));
    const bank = await steps.takeBeside('A bank starts', () => launchBank({ config: { overrides: true } }));
    const machine = await Machine.create(place);
    const commands = documentedCommands('docs/squad/tutorial.md', '## In a repository of your own');
    const own = (command: string) =>
      command
        .replace('https://npm.bank.example/', registry.url)
        .replace('https://test.bank.example/banking/', bank.url)
        .replace('/srv/store', bank.store);
    const next = (beginning: string) => {
      const command = commands.shift() ?? 'nothing';
      expect(command.startsWith(beginning), `The page says ${command}, where ${beginning} was expected`).toBe(true);
      return command;
    };
    const follow = (beginning: string) => {
      const command = next(beginning);
      return steps.take(command, () => machine.succeed(own(command)), command);
    };

    await follow('npm config set');
    expect(await follow('npx @bank/platform new allowance')).not.toMatch(/npm warn (?!exec)/);
    await follow('npm test');
    const develop = next('npm run dev');
    await steps.takeBeside(develop, () => developed(machine, develop));
    await follow('npm run check');
    const release = next('BANK_STORE=/srv/store npm run release');
    const refusal = await steps.take(release, () => machine.run(own(release)), release);
    const [grant = ''] = /npm run bank -- grant .*/.exec(refusal.output) ?? [];
    expect(refusal).toEqual({ code: 1, output: expect.stringContaining(grant) });
    await steps.take('The platform team runs what the refusal says', () => inCheckout(grant, bank));
    const released = await steps.take('The release, again', () => machine.succeed(own(release)));
    expect(released).toContain(`${bank.url}allowance`);

    await steps.take('A customer signs in and opens the page', () => visit(page, bank));
    steps.printSum();
    const against = next('npm run dev -- --against');
    expect(commands).toEqual([]);
    expect(await namingCheckout(machine.folder)).toEqual([]);
    await steps.takeBeside('A clone is installed', () => installClone(machine, place));
    await steps.takeBeside(against, () => developed(machine, own(against), MANIFEST));
    const [journeys = ''] = documentedCommands('docs/squad/reference.md', '### Journeys');
    await steps.takeBeside(journeys, () => machine.succeed(journeys));
    for (const version of await versionsElsewhere(machine, place))
      expect(released).toContain(`mfe-allowance ${version} `);

    await followReference({ machine, steps, bank, page, beacons, launchBank }, own(release));
    await useParseMoney(machine);
    await publish(registry.url, await makeNextMajor(path.join(place, 'next'), packages));
    const [upgrade = ''] = documentedCommands(
      'docs/squad/reference.md',
      '## When React or `@bank/shared` gets a new major',
    );
    await steps.takeBeside(upgrade, () => upgradeOverMajor(machine, upgrade));
    const upgraded = await steps.takeBeside('The release after it', () => machine.succeed(own(release)));
    expect(upgraded).toMatch(/^Released mfe-allowance /m);
  } finally {
    await registry.stop();
    await rm(place, { recursive: true, force: true });
  }
});

async function inCheckout(command: string, { store }: Bank): Promise<void> {
  await run('sh', ['-c', command], { cwd: root, env: { ...process.env, BANK_STORE: store } });
}

async function visit(page: Page, bank: Bank): Promise<void> {
  const registry = async () => (await fetch(`${bank.url}registry.json`)).text();
  await expect.poll(registry).toContain('mfe-allowance');
  await page.goto(bank.url);
  await page.getByLabel('Username').fill('amelia');
  await page.getByLabel('Password', { exact: true }).fill('Orange-Tree-7');
  await page.getByRole('button', { name: 'Sign in' }).click();
  // Widgets load once they come near the screen.
  await page.setViewportSize({ width: 1440, height: 4000 });
  const widget = page.getByRole('region', { name: 'Allowance', exact: true });
  await expect(widget).toContainText('The widget of Allowance.');
  await page.getByRole('link', { name: 'Allowance', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Allowance' })).toBeVisible();
  await expect(page.getByText(/the start of Allowance/)).toBeVisible();
}
