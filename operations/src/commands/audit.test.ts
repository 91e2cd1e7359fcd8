import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createGateway } from '@bank/gateway/createGateway.ts';
import { documentFile } from '@bank/gateway/testing/documentFile.ts';
import type { PackageContent } from '@bank/registry/bank/drafts.ts';
import { KeyFolder } from '@bank/registry/signing/KeyFolder.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { runBankWith } from '../testing/runBank.ts';
import { startTamperingProxy } from '../testing/startTamperingProxy.ts';

jest.setTimeout(120_000);

/** Ends what a test has started, also when it fails. */
const stops: (() => unknown)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

async function bank() {
  const deployment = await emptyDeployment();
  const script = { 'page.js': 'page of cards '.repeat(200) };
  await releaseAll(deployment, shellBuild(), remoteBuild('cards', {}, script));
  const gateway = await createGateway({ config, deployment });
  const url = new URL(await gateway.listen({ port: 0, host: '127.0.0.1' }));
  stops.push(() => gateway.close());
  return { deployment, gateway, url };
}

async function run(deployment: TestDeployment, ...args: string[]) {
  const file = path.join(await emptyFolder(), 'bank.config.json');
  await writeFile(file, JSON.stringify(config));
  return runBankWith(deployment, { BANK_CONFIG: file }, ...args);
}

test('verify prints a table of what is different and ends with 1; with --json the data', async () => {
  const { deployment, gateway, url } = await bank();
  expect(await run(deployment, 'verify', url.href)).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('each as br, gzip and plain: all match revision 2 (signed with the key test).'),
  });
  const tampering = await startTamperingProxy(gateway, (at, { headers, body }) => ({
    headers,
    body: at.endsWith('/page.js') ? `${body};steal()` : body,
  }));
  stops.push(tampering.stop);

  const { code, stdout } = await run(deployment, 'verify', tampering.url.href);
  expect(code).toBe(1);
  expect(stdout).toMatch(/^Where +What +Expected +Found\n\/banking\/\S+page\.js +file +sha384-\S+ +sha384-/);
  const json = await run(deployment, 'verify', tampering.url.href, '--json');
  expect({ code: json.code, ...JSON.parse(json.stdout) }).toMatchObject({
    code: 1,
    revision: 2,
    checked: { pages: 24, documents: 2, files: 3, redirects: 2 },
    differences: [{ what: 'file' }],
  });
});

test('verify warns of a document that was altered in the store, compares with what counts, and refuses to compare with the bank of other roots', async () => {
  const { deployment, url } = await bank();
  const file = await documentFile(deployment, 'packages/mfe-cards');
  const signed = await readFile(file, 'utf8');
  await writeFile(file, signed.replace('page.js', 'evil.js'));
  const tampered = await run(deployment, 'verify', url.href);
  expect(tampered).toMatchObject({
    code: 0,
    stderr: expect.stringMatching(/registry\/packages\/mfe-cards number 1 \(\w{8}\) is missing or was altered/),
    stdout: expect.stringContaining('all match revision 1'),
  });

  await writeFile(file, signed);
  const strangers = new KeyFolder(await emptyFolder());
  await strangers.create('stranger');
  const unknown = await run({ ...deployment, keys: strangers }, 'verify', url.href);
  expect(unknown).toMatchObject({
    code: 1,
    stderr: expect.stringContaining(`holds a bank whose root keys are none of those in ${strangers.folder}`),
  });
  expect((await run(deployment, 'verify', 'not-a-url')).code).toBe(2);
});

test('the inventory lists every script with owner, reason, hash and size, as Markdown and as data', async () => {
  const { deployment } = await bank();
  const { code, stdout } = await run(deployment, 'inventory');
  expect(code).toBe(0);
  expect(stdout).toContain('| Script | Remote | Owner | Why | Hash | Bytes |');
  const line = stdout.split('\n').find((text) => text.includes('/page.js'));
  expect(line).toMatch(
    /\| mfe-cards 1\.0\.0-\w+ \| cards squad \| Shows cards \(\/cards\) \| sha384-\S{64} \| 2800 \|$/,
  );

  const { scripts, revision } = JSON.parse((await run(deployment, 'inventory', '--json')).stdout);
  expect({ revision, count: scripts.length }).toEqual({ revision: 2, count: 4 });
  expect(scripts[0]).toMatchObject({ script: 'inline, in every page', integrity: expect.stringMatching(/^sha384-/) });
  expect(scripts[1]).toMatchObject({ remote: 'shell', owner: 'Platform team', why: 'Starts the bank', bytes: 4000 });
});

test('what a squad adds to its channel keeps nobody from seeing, listing and exporting the bank', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
  await writeRaw<PackageContent>(deployment, 'packages/mfe-bills', (content) => ({
    ...content,
    channel: { ...content.channel, toString: 1 },
  }));

  for (const args of [['status'], ['inventory'], ['export', await emptyFolder()]])
    expect(await run(deployment, ...args)).toMatchObject({ code: 0 });
});
