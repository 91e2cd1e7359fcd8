import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { outcome, runBank, startBank, whenReady } from '../testing/runBank.ts';

jest.setTimeout(180_000);

/** The gateway looks at its store once a second. */
const LOOK_MS = 50;

/** Ends what a test has started, also when it fails. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function bank() {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  return deployment;
}

/** Starts a gateway process of its own. */
async function gateway(deployment: TestDeployment, env: NodeJS.ProcessEnv = {}) {
  const child = startBank(deployment, ['serve'], { PORT: await freePort(), ...env });
  const ended = outcome(child);
  const stop = () => {
    child.kill('SIGTERM');
    return ended;
  };
  stops.push(stop);
  const address = await whenReady(child);
  const health = async () => (await fetch(`${address}health`)).json();
  /** Looks until health says so; the test's own time limit is the end of patience. */
  const until = async (isSo: (facts: { status: string; revision: number; key: string }) => boolean) => {
    for (;;) {
      const facts = await health();
      if (isSo(facts)) return facts;
      await setTimeout(LOOK_MS);
    }
  };
  return { address, health, until, stop };
}

async function releaseCards(deployment: Parameters<typeof runBank>[0], content: string): Promise<void> {
  const folder = await folderWith(remoteBuild('cards', {}, { 'page.js': content }));
  expect(await runBank(deployment, 'release', folder)).toMatchObject({ code: 0 });
}

test('a key is changed for another while the bank runs, and the one taken out signs nothing any more', async () => {
  const deployment = await bank();
  const { folder } = deployment.keys;
  const known = await emptyFolder();
  await copyFile(path.join(folder, 'test.pub.pem'), path.join(known, 'test.pub.pem'));
  const { until } = await gateway(deployment, { BANK_KEYS: known });
  await until(({ status, key }) => status === 'ok' && key === 'test');

  expect((await runBank(deployment, 'keys', 'next')).stdout).toMatch(/Signs: next\nVerify: next, test/);
  await releaseCards(deployment, 'signed by a key that the gateway does not know yet');
  const waiting = await until(({ status }) => status === 'degraded');
  expect(waiting).toMatchObject({
    revision: 2,
    key: 'test',
    problems: [expect.stringContaining('not signed by a known key')],
  });

  await copyFile(path.join(folder, 'next.pub.pem'), path.join(known, 'next.pub.pem'));
  expect(await until(({ status }) => status === 'ok')).toMatchObject({ revision: 3, key: 'next' });

  const taken = path.join(await emptyFolder(), 'taken');
  await mkdir(taken);
  for (const half of ['test.key.pem', 'test.pub.pem']) await rename(path.join(folder, half), path.join(taken, half));
  await rm(path.join(known, 'test.pub.pem'));
  await releaseCards(deployment, 'after the change');
  await until(({ revision }) => revision === 4);
  const log = await runBank(deployment, 'log');
  expect(log).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^4 .*release.*\n3 .*release.*\n2 .*not signed by a known key/),
  });

  await copyFile(path.join(folder, 'next.pub.pem'), path.join(taken, 'next.pub.pem'));
  await releaseCards({ store: deployment.store, keys: { folder: taken } }, 'by the old key');
  expect(await until(({ status }) => status === 'degraded')).toMatchObject({ revision: 4, key: 'next' });
});

test('a gateway that is started anew does not go back behind what it has served', async () => {
  const deployment = await bank();
  const first = await gateway(deployment);
  await first.until(({ revision }) => revision === 2);
  await first.stop();
  const registry = path.join(deployment.store.root, 'registry');
  await rm(path.join(registry, '00000002.json'));

  const second = await gateway(deployment);
  expect((await fetch(second.address)).status).toBe(503);
  const { status, problems } = await second.health();
  expect(status).toBe('down');
  expect(problems[0]).toMatch(
    /has gone back: revision 2 is no longer in it\. If you restored an older copy on purpose, remove \S+/,
  );
  await second.stop();

  // The remedy of the message.
  const [, seen = ''] = /remove (\S+) and/.exec(problems[0]) ?? [];
  await rm(seen);
  const third = await gateway(deployment);
  await third.until(({ revision }) => revision === 1);
  expect(await readdir(path.dirname(seen))).toEqual([path.basename(seen)]);
});
