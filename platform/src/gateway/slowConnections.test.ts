import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { debianTool } from '../testing/debianTool.ts';
import { emptyDeployment } from '../testing/deployment.ts';
import { freePort } from '../testing/freePort.ts';
import { outcome, served, startBank } from '../testing/runBank.ts';

jest.setTimeout(180_000);

const CONNECTIONS = 1000;
/** How long an attack lasts, in s. */
const LASTS = 10;

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
  return { address: await served(child), script: `artifacts/shell/${version}/main.js` };
}

test.each([
  ['send their headers slowly', ['-H'], () => ''],
  ['send their body slowly', ['-B', '-t', 'POST', '-s', '60000', '-f', 'application/csp-report'], () => 'reports'],
  ['read their answer slowly', ['-X', '-w', '1', '-y', '10', '-n', '2', '-z', '8'], (script: string) => script],
])('a thousand connections that %s leave it serving everybody else', async (_, mode, path) => {
  const { address, script } = await gateway();
  const tool = debianTool('/usr/bin/slowhttptest', 'slowhttptest');
  const size = ['-c', String(CONNECTIONS), '-r', String(CONNECTIONS), '-l', String(LASTS), '-i', '2', '-p', '5'];
  const attack = spawn(tool, [...mode, ...size, '-u', address + path(script)]);
  stops.push(() => attack.kill('SIGKILL'));
  const ended = outcome(attack);

  const statuses: number[] = [];
  while (attack.exitCode === null) statuses.push((await fetch(`${address}cards`)).status);

  expect(held((await ended).stdout)).toBeGreaterThan(CONNECTIONS * 0.9);
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
