import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { readCandidate, release } from '@bank/registry/release/release.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import fastify from 'fastify';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { readPinned } from './readPinned.ts';
import { REVISION, repositoryBank, SHELL } from './repositoryBank.ts';
import { serveKeySet } from './serveKeySet.ts';
import { TestBanks } from './TestBanks.ts';

const home = process.cwd();
const opened: (() => Promise<unknown>)[] = [];
beforeEach(() => {
  jest.replaceProperty(process, 'env', { PATH: process.env.PATH });
});
afterEach(async () => {
  process.chdir(home);
  jest.restoreAllMocks();
  for (const close of opened.splice(0)) await close();
});

/** A bank that shows its store, and the repository of a squad with a build. */
async function repository(deployment: TestDeployment, build: Record<string, string>, revision?: number) {
  const live = await createGateway({ config: { ...config, dataMode: 'live', overrides: true }, deployment });
  opened.push(() => live.close());
  const url = `${await live.listen({ port: 0, host: '127.0.0.1' })}/banking/`;
  const { roots } = await (await fetch(`${url}deployment.json`)).json();
  const folder = await emptyFolder();
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'mfe-cards', bank: { url, revision, roots } }),
  );
  await writeFile(path.join(folder, 'remote.ts'), '');
  await mkdir(path.join(folder, '.keys'));
  await cp(await folderWith(build), path.join(folder, 'dist'), { recursive: true });
  process.chdir(folder);
  const banks = new TestBanks();
  opened.push(() => banks.close());
  return { folder, banks, stop: () => live.close() };
}

async function hold(deployment: TestDeployment, build: Record<string, string>): Promise<string> {
  const candidate = await readCandidate(await folderWith(build));
  await release(deployment, candidate, { by: 'test', why: 'test', to: 'nobody' });
  return candidate.release.version;
}

async function pageOf({ url }: { url: string }) {
  const answer = await fetch(`${url}cards`);
  const html = await answer.text();
  const inline = (id: string) => JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? '{}');
  const registry = inline('bank-registry') as { shell: string; remotes: Record<string, unknown>[] };
  return { answer, html, registry, config: inline('bank-config'), cards: registry.remotes.at(-1) ?? {} };
}

const plain = { canary: false, service: {}, flags: {} };
const cards = (content: string) => remoteBuild('cards', { services: [{ name: 'cards' }] }, { 'page.js': content });

test('serves the pinned revision with the repository’s build in it, as production does', async () => {
  const deployment = await emptyDeployment();
  const [shell] = await releaseAll(deployment, shellBuild(), remoteBuild('auth'), cards('released'));
  await releaseAll(deployment, shellBuild({}, { 'later.js': 'later' }), remoteBuild('loans'));
  const { banks } = await repository(deployment, cards('mine'), 3);

  const page = await pageOf(await banks.open(plain));

  expect(page.registry.shell).toBe(shell);
  expect(page.registry.remotes.map(({ name }) => name)).toEqual(['mfe-auth', 'mfe-cards']);
  expect(page.config).toMatchObject({ dataMode: 'sample', overrides: false, bankName: config.bankName });
  expect(page.answer.headers.get('content-security-policy')).toContain("require-trusted-types-for 'script'");
  const { entry, integrity } = page.cards as { entry: string; integrity: Record<string, string> };
  expect(integrity[entry]).toMatch(/^sha384-/);
  const { origin } = new URL(page.answer.url);
  expect(await (await fetch(`${origin}${entry.replace('entry.js', 'page.js')}`)).text()).toBe('mine');
});

test('needs what it has read of the bank only once', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { folder, banks } = await repository(deployment, cards('mine'), 1);
  const { url } = await banks.open(plain);
  const { html } = await pageOf({ url });
  const script = /<script defer src="([^"]+)"/.exec(html)?.[1] ?? '';
  const { origin } = new URL(url);
  expect((await fetch(`${origin}${script}`)).status).toBe(200);

  await rm(path.join(deployment.store.root, 'artifacts'), { recursive: true });
  process.chdir(folder);
  const again = new TestBanks();
  opened.push(() => again.close());

  const second = new URL((await again.open(plain)).url);
  expect((await fetch(`${second.origin}${script}`)).status).toBe(200);
});

test('every customer has the build as a canary, beside what the others get', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), cards('released'));
  const { banks } = await repository(deployment, cards('mine'));

  const [canary, active] = [await banks.open({ ...plain, canary: true }), await banks.open(plain)];

  const [one, other] = [await pageOf(canary), await pageOf(active)];
  expect(one.cards).toMatchObject({ version: other.cards.version, isCanary: true });
  expect(other.cards.isCanary).toBeUndefined();
  expect(await banks.open({ ...plain, canary: true })).toBe(canary);
});

test('a remote that the bank does not have yet is no canary, and says so', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { banks } = await repository(deployment, cards('mine'));

  await expect(banks.open({ ...plain, canary: true })).rejects.toThrow('mfe-cards cannot be a canary');
});

test('every customer gets the flags of a journey, and one that the build does not declare is refused', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), cards('released'));
  const flag = (fallback: boolean | string, more: object = {}) => ({
    default: fallback,
    owner: 'cards squad',
    until: '2999-12-31',
    ...more,
  });
  const flags = { limits: flag(false), history: flag(true), layout: flag('list', { values: ['grid'] }) };
  const { banks } = await repository(deployment, remoteBuild('cards', { flags }));
  const flagsOf = async (wanted: Record<string, boolean | string>, canary = false) =>
    (await pageOf(await banks.open({ ...plain, canary, flags: wanted }))).cards.flags;

  expect(await flagsOf({})).toEqual({ limits: false, history: true, layout: 'list' });
  const changed = { limits: true, history: false, layout: 'grid' };
  expect(await flagsOf(changed)).toEqual(changed);
  expect(await flagsOf(changed, true)).toEqual(changed);
  await expect(banks.open({ ...plain, flags: { limit: true } })).rejects.toThrow(
    'mfe-cards has no flag "limit". It has: limits, history, layout.',
  );
});

test('pages ask a service that is down or slow, and the bank says that it does not answer', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { banks } = await repository(deployment, cards('mine'));
  const bank = await banks.open({ ...plain, service: { cards: 'down', limits: 'slow' } });

  const { origin } = new URL(bank.url);
  const statuses = ['cards', 'limits'].map(async (name) => (await fetch(`${origin}/api/${name}/1`)).status);
  expect(await Promise.all(statuses)).toEqual([503, 503]);
  expect((await pageOf(bank)).config.localServices).toEqual(['cards', 'limits']);
});

test('a server of the squad verifies who asks, with the key set of the bank or with that of all banks of a run', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const { banks } = await repository(deployment, cards('mine'));
  const server = fastify();
  server.get('/limits', async ({ headers }) => headers.authorization?.replace('Bearer ', ''));
  const upstream = (await server.listen({ host: '127.0.0.1', port: 0 })) as `http://${string}`;
  const { env, stop } = await serveKeySet();
  opened.push(
    () => server.close(),
    async () => stop(),
  );
  Object.assign(process.env, env);

  const { origin } = new URL((await banks.open({ ...plain, service: { cards: upstream } })).url);
  const assertion = await (await fetch(`${origin}/api/cards/limits`)).text();

  for (const address of [`${origin}/.well-known/jwks.json`, env.BANK_KEY_SET ?? '']) {
    const keys = createRemoteJWKSet(new URL(address));
    const { payload } = await jwtVerify(assertion, keys, { issuer: 'bank', audience: 'cards', algorithms: ['EdDSA'] });
    expect(payload.sub).toMatch(/^[\da-f-]{36}$/);
    expect(await (await fetch(address)).text()).not.toContain('"d"');
  }
});

test('the next shell is the one that is held, and nobody has another canary', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), cards('released'));
  const version = await hold(deployment, shellBuild({}, { 'next.js': 'next' }));
  const { banks } = await repository(deployment, cards('mine'), 2);
  const { revision } = (await latestRegistry(deployment)) ?? {};
  Object.assign(process.env, { [SHELL]: 'next', [REVISION]: String(revision) });

  expect((await pageOf(await banks.open(plain))).registry.shell).toBe(version);
});

test('says that there is no next shell, or that what the journeys run on is gone', async () => {
  const deployment = await emptyDeployment();
  const [shell] = await releaseAll(deployment, shellBuild());
  await repository(deployment, cards('mine'), 1);
  const { deployment: read } = await repositoryBank();

  await expect(readPinned(read, 1, 'next')).rejects.toThrow(
    'revision 1 has neither a canary of it nor one that is held',
  );
  await rm(path.join(deployment.store.root, 'artifacts/shell'), { recursive: true });
  await expect(readPinned(read, 1, 'live')).rejects.toThrow(
    `Revision 1 can no longer be tested against: shell ${shell} is gone from`,
  );
});

test('says what package.json lacks', async () => {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'mfe-cards' }));
  await writeFile(path.join(folder, 'remote.ts'), '');
  process.chdir(folder);

  await expect(repositoryBank()).rejects.toThrow('package.json names no bank');
});
