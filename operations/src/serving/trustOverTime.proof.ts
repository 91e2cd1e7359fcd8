import { copyFile, cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { documentFile } from '@bank/gateway/testing/documentFile.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
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

/** The same bank, as another machine with this one's keys has it. */
async function copyOf({ name, store, keys }: TestDeployment): Promise<TestDeployment> {
  const folder = await emptyFolder();
  await cp(keys.folder, folder, { recursive: true });
  return { name, store, keys: new KeyFolder(folder) };
}

test('a key is changed for another while the bank runs, and the one taken out signs nothing any more', async () => {
  const deployment = await bank();
  const old = await copyOf(deployment);
  const known = await emptyFolder();
  await copyFile(path.join(old.keys.folder, 'test.pub.pem'), path.join(known, 'test.pub.pem'));
  const { until } = await gateway(deployment, { BANK_KEYS: known });
  await until(({ status, key }) => status === 'ok' && key === 'test');
  const run = async (who: TestDeployment, ...args: string[]) =>
    expect(await runBank(who, ...args)).toMatchObject({ code: 0, stderr: '' });

  expect((await runBank(deployment, 'keys', 'next')).stdout).toMatch(/Own keys: next, test\nRoots known here: test\n$/);
  const key = await deployment.keys.publicKey();
  await run(old, 'grant', 'Platform team', '--key', key, '--operator', '--root');
  await run(deployment, 'renew');
  await run(deployment, 'revoke', 'test');
  await releaseCards(deployment, 'after the change');
  // One more for each of shell, cards and what operators say, then cards again.
  expect(await until(({ revision }) => revision === 6)).toMatchObject({ status: 'ok', key: 'next' });
  // The two of the revoked key are counted, too.
  expect((await runBank(deployment, 'log')).stdout).toMatch(
    /^8 .*release.* next \(.*\n5 .*renew.* next \(.*\n2 .*release.* test \(revoked\).*\n1 .*release.* test \(revoked\)/,
  );

  expect(await runBank(old, 'disable', 'cards', '--message', 'Pay to the account …')).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('was revoked as "test", and never counts again'),
  });
  await writeRaw(old, 'packages/mfe-cards');
  expect(await until(({ status }) => status === 'degraded')).toMatchObject({
    revision: 6,
    key: 'next',
    problems: [
      expect.stringMatching(/registry\/packages\/mfe-cards has a file that does not count: .* test \(revoked\)/),
    ],
  });
});

test('a gateway that is started anew does not go back behind what it has served, until its copies are removed', async () => {
  const deployment = await bank();
  const first = await gateway(deployment);
  await first.until(({ revision }) => revision === 2);
  await first.stop();
  await rm(await documentFile(deployment, 'packages/mfe-cards'));

  const second = await gateway(deployment);
  expect(await second.until(({ status }) => status === 'degraded')).toMatchObject({
    revision: 2,
    problems: [expect.stringContaining('has gone back: number 1 of registry/packages/mfe-cards')],
  });
  expect((await fetch(`${second.address}cards`)).status).toBe(200);
  await second.stop();

  await rm(path.join(path.dirname(deployment.store.root), 'seen'), { recursive: true });
  const third = await gateway(deployment);
  await third.until(({ status, revision }) => status === 'ok' && revision === 1);
});
