import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { latestBank } from '@bank/registry/bank/latest.ts';
import { openDeployment } from '@bank/registry/config/openDeployment.ts';
import { factsAddress, readBank } from '@bank/registry/config/readBank.ts';
import { releaseAll, shellBuild } from '@bank/registry/testing/builds.ts';
import { config } from '@bank/registry/testing/config.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { createGateway } from './createGateway.ts';

const home = process.cwd();
beforeEach(() => {
  jest.replaceProperty(process, 'env', { PATH: process.env.PATH });
});
afterEach(() => {
  process.chdir(home);
  jest.restoreAllMocks();
});

/** A squad's repository. */
async function repository(bank: unknown): Promise<void> {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'package.json'), JSON.stringify({ name: 'mfe-cards', bank }));
  await mkdir(path.join(folder, '.keys'));
  process.chdir(folder);
}

test('a squad’s repository works on the bank that its package.json names, and trusts the roots there, not its own key', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());
  const gateway = await createGateway({ config: { ...config, overrides: true }, deployment: bank });
  const url = `${await gateway.listen({ port: 0, host: '127.0.0.1' })}/banking/`;
  const { roots } = await readBank(factsAddress(url));
  await repository({ url, roots });
  const deployment = await openDeployment(() => {});
  await deployment.keys.create('cards-2026');

  const { authority, heads } = await latestBank(deployment);
  expect(authority?.nameOf(heads[0]?.file.signer ?? '')).toBe('test');
  await repository({ url, roots, deployment: 'another-bank', rootThreshold: 2 });
  const another = await openDeployment(() => {});
  expect(another.rootThreshold).toBe(2);
  await expect(latestBank(another)).rejects.toThrow(
    'holds a bank whose root keys are none of those in "bank.roots" of package.json',
  );
  expect([...(await deployment.keys.roots()).values()].map(({ id }) => id)).toEqual(['test']);
  expect(await deployment.keys.signingIds()).toEqual(['cards-2026']);
  expect(deployment.keys.trustedIn).toContain('package.json');
  await gateway.close();
});

test.each([
  [{ url: 'bank.example', roots: {} }, 'package.json, "bank": "url" is "bank.example". Expected the address of a bank'],
  [{ url: 'https://bank.example/' }, '"roots"'],
  [{ url: 'https://bank.example/', roots: { first: 'x' } }, '"first" is no public key'],
])('what is wrong with it is named: %j', async (bank, message) => {
  await repository(bank);

  await expect(openDeployment()).rejects.toThrow(message);
});
