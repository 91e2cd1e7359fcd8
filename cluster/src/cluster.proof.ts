import { mkdtemp, readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DEMO_PASSWORD, demo } from '@bank/api/src/seeds/people.ts';
import { Client } from './Client.ts';
import { Cluster } from './Cluster.ts';
import { playDrills } from './drills/playDrills.ts';
import { readCompose } from './readCompose.ts';
import { readChart } from './testing/readChart.ts';

jest.setTimeout(480_000);

/** What a machine without containers has in place of these, or does without. */
const NOT_PROCESSES = ['postgres', 'migrate', 'prometheus', 'grafana'];

let cluster: Cluster;
beforeAll(async () => {
  cluster = await Cluster.start(await mkdtemp(path.join(os.tmpdir(), 'cluster-')), () => {});
}, 600_000);
afterAll(() => cluster.end());

test('a customer signs in behind the balancer, and has accounts and pages of every package', async () => {
  const client = await Client.open(cluster);

  await client.signIn(demo.username ?? '', DEMO_PASSWORD);

  expect(JSON.parse((await client.get('/api/v1/accounts')).body).length).toBeGreaterThan(0);
  const { body } = await client.get('dashboard');
  for (const name of ['auth', 'dashboard', 'accounts', 'payments', 'cards', 'settings'])
    expect(body).toContain(`mfe-${name}`);
  client.close();
});

test('every service of the compose file runs', async () => {
  const names = [...(await readCompose()).keys()].filter((name) => !NOT_PROCESSES.includes(name));

  for (const name of names) expect([name, cluster.process(name).isRunning]).toEqual([name, true]);
  for (const name of names.filter((one) => /^(api|gateway)-/.test(one)))
    expect([name, (await fetch(`${await cluster.addressOf(name)}/readyz`)).status]).toEqual([name, 200]);
});

test('an API that starts while gateways run compares itself with live pages', async () => {
  const api = cluster.process('api-2');
  const uncompared = async () =>
    (await readFile(path.join(cluster.logFolder, 'api-2.log'), 'utf8')).split('Not compared with what pages use')
      .length - 1;
  // APIs of a new bank start before its gateways.
  expect(await uncompared()).toBe(1);

  await api.end('SIGTERM');
  await api.start();

  expect(await uncompared()).toBe(1);
});

test('the store is signed by roles: a squad has its package, and gateways judge', async () => {
  const { roles, judges, operators } = JSON.parse(await cluster.bank('platform', 'roles', '--json'));

  expect(roles['Cards squad']).toMatchObject({ packages: ['mfe-cards'], mounts: ['/cards/*'] });
  expect(roles['Cards squad'].keys).toHaveLength(2);
  expect([operators.length, judges.length]).toEqual([1, 2]);
});

test.each(['gateway', 'api'])('each %s tells what the chart scales it by', async (kind) => {
  const metrics = readChart().find(
    ({ kind: type, metadata }) => type === 'HorizontalPodAutoscaler' && metadata.name === `bank-${kind}`,
  )?.spec.metrics;
  const named = metrics?.flatMap(({ pods }) => pods ?? []).map(({ metric }) => metric) ?? [];
  const { hostname } = new URL(await cluster.addressOf(`${kind}-1`));

  const lines = (await (await fetch(`http://${hostname}:9400/metrics`)).text()).split('\n');

  expect(named.length).toBeGreaterThan(0);
  for (const { name, selector } of named) {
    const labels = Object.entries(selector?.matchLabels ?? {}).map(([key, value]) => `${key}="${value}"`);
    const found = lines.filter(
      (line) => line.startsWith(`${name}{`) && labels.every((label) => new RegExp(`[{,]${label}[,}]`).test(line)),
    );
    expect([name, found.length]).toEqual([name, 1]);
  }
});

test('a drill says what it has cost: a store that hangs costs no booking', async () => {
  const lines: string[] = [];

  const broken = await playDrills(cluster, ['freeze of store'], (line) => lines.push(line));

  expect([broken, lines[0]]).toEqual([0, expect.stringMatching(/^held .* acknowledged, 0 lost, 0 booked twice\.$/)]);
});

test('APIs go on with a replica that is promoted, and nothing that was acknowledged is lost', async () => {
  const lines: string[] = [];

  const broken = await playDrills(cluster, ['failover'], (line) => lines.push(line));

  expect([broken, lines[0]]).toEqual([0, expect.stringMatching(/^held .* acknowledged, 0 lost, 0 booked twice\.$/)]);
});
