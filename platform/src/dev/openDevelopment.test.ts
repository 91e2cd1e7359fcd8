import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseAll, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '@bank/registry/testing/deployment.ts';
import { root } from '../testing/checkout.ts';
import type { Workspace } from '../workspace/Workspace.ts';
import { openDevelopment } from './openDevelopment.ts';

afterEach(() => jest.restoreAllMocks());

const development = { 'development.json': JSON.stringify({ kind: 'shell', entry: ['development-main.js'] }) };

/** @param bank whose store is read @param trusted whose keys count */
async function open(bank: TestDeployment, { keys }: TestDeployment, kind: Workspace['kind'] = 'repository') {
  const folder = await emptyFolder();
  await writeFile(path.join(folder, 'remote.ts'), '');
  jest.replaceProperty(process, 'env', {
    BANK_STORE: bank.store.root,
    BANK_KEYS: keys.folder,
    BANK_CONFIG: path.join(root, 'bank.config.json'),
  });
  return openDevelopment({ kind, root: folder, packages: [], cacheFolder: folder }, () => {});
}

test('a bank that a stranger signs is refused in a squad’s repository, before pages would only be unavailable', async () => {
  const [bank, other] = [await emptyDeployment(), await emptyDeployment()];
  await releaseAll(bank, shellBuild({}, development));

  await expect(open(bank, other)).rejects.toThrow('holds a bank whose root keys are none of those in');
  await expect(open(bank, bank)).resolves.toMatchObject({ store: { root: bank.store.root } });
});

test('so is a shell without its development build; the checkout brings its own shell', async () => {
  const bank = await emptyDeployment();
  await releaseAll(bank, shellBuild());

  await expect(open(bank, bank)).rejects.toThrow('was released without its development build');
  await expect(open(bank, bank, 'checkout')).resolves.toMatchObject({ store: { root: bank.store.root } });
});
