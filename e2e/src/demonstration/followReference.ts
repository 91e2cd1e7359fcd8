import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { newCohort, withGroups } from '@bank/gateway/cohort.ts';
import { expect, type Page } from '@playwright/test';
import { become } from '../bank/become.ts';
import type { Bank, BankOptions } from '../bank/startBank.ts';
import type { Beacons } from '../watchBeacons.ts';
import { developed } from './developed.ts';
import { documentedCommands } from './documentedCommands.ts';
import type { Machine } from './Machine.ts';
import type { Steps } from './Steps.ts';
import { apiDocument, renameGoal, writeWholeRemote } from './wholeRemote.ts';

const REMOTES = { 'mfe-allowance': { maxLimits: 5, period: 'month' } };
const id = { type: 'string' };

interface Place {
  machine: Machine;
  steps: Steps;
  bank: Bank;
  page: Page;
  beacons: Beacons;
  launchBank: (options: BankOptions) => Promise<Bank>;
}

/** A remote with all that the reference describes goes to customers, and is refused where the API has lost a field. */
export async function followReference(place: Place, release: string): Promise<void> {
  const { machine, steps, bank, page, launchBank } = place;
  const api = await serveApi();
  try {
    await writeWholeRemote(machine.folder);
    const [types = ''] = documentedCommands('docs/squad/reference.md', "### The bank's API");
    const ownTypes = types.replace('https://test.bank.example', api.address);
    await steps.takeBeside(types, () => machine.succeed(ownTypes));
    await steps.takeBeside('npm run types, npm test', () => machine.succeed('npm run types && npm test'));
    const check = () => machine.run('npm run check');
    expect((await steps.takeBeside('check, without its settings', check)).output).toContain(
      'required properties maxLimits',
    );
    const [dev = '', flag = '', ...flags] = documentedCommands('docs/squad/reference.md', '### Flags');
    const inDevelopment = await steps.takeBeside(dev, () => developed(machine, dev));
    expect(inDevelopment).toContain('"flags":{"rollover":true,"layout":"grid"}');
    const journeys = 'npm run journeys -- plan';
    await steps.takeBeside(journeys, () => machine.succeed(journeys));
    await writeSettings(bank);
    await steps.takeBeside('The release with its settings', () => machine.succeed(release));
    const run = (line: string) =>
      steps.takeBeside(line, () =>
        machine.succeed(`BANK_STORE=${bank.store} ${line.replace('npm run bank --', 'npx bank')}`),
      );
    expect(await run(flag)).toContain('allowance.rollover is on for 5 %, staff');
    await expect(async () => {
      await page.goto(`${bank.url}allowance`);
      await expect(page.getByText('Groceries')).toBeVisible({ timeout: 3000 });
    }).toPass();

    // The bank's sample data have nothing of the squad's part of the API.
    await page.route('**/cards/7/limits', (route) => route.fulfill({ json: [{ id: '1', limit: 250 }] }));
    await run(flags.at(-1) ?? '');
    await showsPlan(page, bank, '5 goals, lost at the end');
    await run(flag.replace('5%', '100%'));
    await showsPlan(page, bank, '5 goals, kept at the end');
    await expect(page.getByText('250', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Roll over' }).click();
    await showsErrors(place.beacons, run);
    await showsGoalsToSome(page, bank);

    api.fields = { id };
    await renameGoal(machine.folder);
    const services = { allowance: { upstream: api.address } };
    const config = { overrides: true, dataMode: 'live', remotes: REMOTES, services };
    const live = await launchBank({ config, env: { BANK_API: api.address } });
    await machine.succeed(`npm pkg set bank.url=${live.url}`);
    const refused = await steps.takeBeside('The release, where the API lost a field', () => machine.run(release));
    expect(refused).toEqual({
      code: 1,
      output: expect.stringContaining('GET /cards/{id}/limits: no longer answers with [].limit.'),
    });
    await showsPlan(page, bank, '5 goals, kept at the end');
    await machine.succeed(`npm pkg set bank.url=${bank.url}`);
  } finally {
    api.stop();
  }
}

/** Follows the page of the documentation until the error stands there with what customers got of the flag. */
async function showsErrors(beacons: Beacons, run: (line: string) => Promise<string>): Promise<void> {
  const [list = '', one = ''] = documentedCommands('docs/squad/reference.md', '### Errors at your customers');
  await expect(async () => {
    await beacons.flush();
    const listed = await run(list.replace('accounts', 'allowance'));
    const [id = ''] = /^\w+(?= .*No month to roll over)/m.exec(listed) ?? [];
    const shown = await run(one.replace(/\w+$/, id));
    expect(shown).toMatch(/with rollover=false: in 0 of [1-9]/);
    expect(shown).toMatch(/with rollover=true: in 1 of [1-9]/);
    expect(shown).toContain('at rollOver (');
  }).toPass();
}

/** Opens the page until it shows the setting and the flag; whatever is released, it has the slot of the first release. */
async function showsPlan(page: Page, bank: Bank, line: string): Promise<void> {
  await expect(async () => {
    await page.goto(`${bank.url}allowance/plan`);
    await expect(page.getByText(line)).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(page.getByText('A note of A boat')).toBeVisible();
}

/** Customers of the private bank with the flag get the page; others read that it is not theirs. */
async function showsGoalsToSome(page: Page, bank: Bank): Promise<void> {
  const customer = newCohort();
  await become(page, bank, customer);
  await page.goto(`${bank.url}allowance/goals`);
  await expect(page.getByText('This page isn’t part of your online banking')).toBeVisible();
  await become(page, bank, withGroups(customer, ['private']));
  await page.goto(`${bank.url}allowance/goals`);
  await expect(page.getByText('5 goals, kept at the end')).toBeVisible();
}

/** A part of the bank's API that says what it answers. */
async function serveApi() {
  const api = {
    fields: { id, limit: { type: 'integer' } } as Record<string, { type: string }>,
    address: '',
    stop: () => {},
  };
  const server = createServer(({ url }, reply) => {
    if (url?.endsWith('/openapi.json')) reply.end(JSON.stringify(apiDocument(api.fields)));
    else reply.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  api.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  api.stop = () => server.close();
  return api;
}

/** The platform team's part, which gateways take without a restart. */
async function writeSettings({ store, pid }: Bank): Promise<void> {
  const file = path.join(path.dirname(store), 'bank.config.json');
  await writeFile(file, JSON.stringify({ ...JSON.parse(await readFile(file, 'utf8')), remotes: REMOTES }));
  process.kill(pid, 'SIGHUP');
}
