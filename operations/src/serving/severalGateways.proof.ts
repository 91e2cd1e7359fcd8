import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { newCohort } from '@bank/gateway/cohort.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { freePort } from '@bank/registry/testing/freePort.ts';
import { outcome, startBank, whenReady } from '../testing/runBank.ts';

jest.setTimeout(120_000);

/** A gateway looks at its store once a second. */
const LOOK_MS = 50;

/** Ends what a test has started, also when it fails: a child that lives on would keep the run from ending. */
const stops: (() => unknown)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function startGateway(deployment: TestDeployment, env: NodeJS.ProcessEnv = {}) {
  const child = startBank(deployment, ['serve'], { PORT: await freePort(), ...env });
  stops.push(() => child.kill('SIGKILL'));
  const ended = outcome(child);
  return { child, ended, url: await whenReady(child) };
}

test('several gateways give one customer the same versions, and take a new revision within two seconds', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const gateways = await Promise.all([startGateway(deployment), startGateway(deployment)]);
  const versions = async (cohort: string) =>
    Promise.all(
      gateways.map(async ({ url }) => {
        const answer = await fetch(`${url}registry.json`, { headers: { cookie: `bank:cohort=${cohort}` } });
        return ((await answer.json()) as { remotes: { version: string }[] }).remotes[0]?.version;
      }),
    );
  await versions(newCohort());

  const canary = await readCandidate(await folderWith(remoteBuild('cards', {}, { 'page.js': 'new' })));
  await release(deployment, canary, { by: 'test', why: 'test', to: 50 });
  const revisions = () =>
    Promise.all(
      gateways.map(async ({ url }) => ((await (await fetch(`${url}health`)).json()) as { revision: number }).revision),
    );
  while ((await revisions()).some((revision) => revision < 3)) await setTimeout(LOOK_MS);

  const seen = new Set<string | undefined>();
  for (let customer = 0; customer < 20; customer += 1) {
    const [one, other] = await versions(newCohort());
    expect(one).toBe(other);
    seen.add(one);
  }
  expect(seen.size).toBe(2);

  for (const { child } of gateways) child.kill('SIGTERM');
  expect((await Promise.all(gateways.map(({ ended }) => ended))).map(({ code }) => code)).toEqual([0, 0]);
});

test('a gateway that is asked to end says so, and goes on answering for a while', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const { child, ended, url } = await startGateway(deployment, { BANK_DRAIN_MS: '600000' });

  child.kill('SIGTERM');

  const health = async () => (await fetch(`${url}health`)).status;
  while ((await health()) === 200);
  expect(await health()).toBe(503);
  expect((await fetch(`${url}cards`)).status).toBe(200);
  child.kill('SIGKILL');
  await ended;
});

test('a gateway that has said so takes no more, answers what has come in, and then ends', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { child, ended, url } = await startGateway(deployment, { BANK_DRAIN_MS: '0' });
  const post = request(`${url}events`, { method: 'POST', headers: { 'content-type': 'application/json' } });
  const answered = new Promise<number | undefined>((resolve, reject) => {
    post.on('response', ({ statusCode }) => resolve(statusCode)).on('error', reject);
  });
  await new Promise((resolve) => post.write('[', resolve));

  child.kill('SIGTERM');

  const isRefused = async (): Promise<boolean> =>
    fetch(`${url}health`).then(
      () => isRefused(),
      () => true,
    );
  expect(await isRefused()).toBe(true);
  post.end(']');
  expect(await answered).toBe(204);
  expect((await ended).code).toBe(0);
});

test('a gateway does not wait for connections on which nothing was ever asked', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { child, ended, url } = await startGateway(deployment);
  const sockets = await Promise.all(
    ['127.0.0.1', 'localhost'].map(async (host) => {
      const socket = connect(Number(new URL(url).port), host).on('error', () => {});
      await new Promise((resolve) => socket.once('connect', resolve));
      return socket;
    }),
  );

  child.kill('SIGTERM');

  expect((await ended).code).toBe(0);
  for (const socket of sockets) socket.destroy();
});
