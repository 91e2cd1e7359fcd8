import { spawn } from 'node:child_process';
import { setTimeout } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { debianTool } from '@bank/observability/testing/debianTool.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { outcome, startBank, whenReady } from '../testing/runBank.ts';

jest.setTimeout(180_000);

/** The number of connections of each kind. */
const CONNECTIONS = 400;
/** How long an attack lasts, in s. On a busy machine it takes most of that to get its connections. */
const LASTS = 15;
/** Milliseconds. */
const BETWEEN_CUSTOMERS = 50;

/** Ends what a test has started, also when it fails. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function gateway() {
  const deployment = await emptyDeployment();
  const [version] = await releaseAll(
    deployment,
    shellBuild({}, { 'main.js': 'x'.repeat(3_000_000) }),
    remoteBuild('cards'),
  );
  const child = startBank(deployment, ['serve'], { PORT: await freePort() });
  const ended = outcome(child);
  stops.push(() => {
    child.kill('SIGKILL');
    return ended;
  });
  return { address: await whenReady(child), script: `artifacts/shell/${version}/main.js` };
}

type Attack = [mode: string[], path: string];

/** Opens connections of one kind and keeps them. @returns how many it got */
async function attack(address: string, [mode, path]: Attack): Promise<number> {
  const tool = debianTool('/usr/bin/slowhttptest', 'slowhttptest');
  const size = ['-c', String(CONNECTIONS), '-r', String(CONNECTIONS), '-l', String(LASTS), '-i', '2', '-p', '5'];
  const child = spawn(tool, [...mode, ...size, '-u', address + path]);
  stops.push(() => child.kill('SIGKILL'));
  return held((await outcome(child)).stdout);
}

test('a thousand connections that send headers, send a body or read their answer slowly leave it serving everybody else', async () => {
  const { address, script } = await gateway();
  const attacks: Attack[] = [
    [['-H'], ''],
    [['-B', '-t', 'POST', '-s', '60000', '-f', 'application/csp-report'], 'reports'],
    [['-X', '-w', '1', '-y', '10', '-n', '2', '-z', '8'], script],
  ];
  let areOver = false;
  const attacked = Promise.all(attacks.map((each) => attack(address, each))).finally(() => {
    areOver = true;
  });

  const statuses: number[] = [];
  while (!areOver) {
    statuses.push((await fetch(`${address}cards`)).status);
    // Customers come one by one; asking without a pause would be an attack of its own.
    await setTimeout(BETWEEN_CUSTOMERS);
  }

  const counts = await attacked;
  expect(counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1000);
  expect(statuses.length).toBeGreaterThan(10);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
});

/** How many connections the attack got, counting those that the gateway has closed on it. */
function held(report: string): number {
  const text = stripVTControlCharacters(report);
  const [connected, closed] = ['connected', 'closed'].map((state) =>
    [...text.matchAll(new RegExp(`${state}: +(\\d+)`, 'g'))].map(([, count]) => Number(count)),
  );
  return Math.max(...(connected ?? []).map((count, at) => count + (closed?.[at] ?? 0)));
}
