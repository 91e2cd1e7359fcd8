import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { fingerprint } from './fingerprint.ts';

test.each([
  'mfe-cards/page.ts',
  'shared/index.ts',
  'platform/package.json',
  'platform/src/build/preset.js',
  'pnpm-lock.yaml',
])('a package of the checkout is built again once %s has changed', async (file) => {
  const root = await emptyFolder();
  const folders = ['mfe-cards', 'shared', 'platform/src/build'];
  for (const folder of folders) await mkdir(path.join(root, folder), { recursive: true });
  for (const name of ['rspack.base.js', 'pnpm-lock.yaml', 'platform/package.json'])
    await writeFile(path.join(root, name), '');
  const cards = { name: 'mfe-cards', folder: path.join(root, 'mfe-cards') };
  const workspace = { kind: 'checkout' as const, root, packages: [cards], cacheFolder: path.join(root, '.cache') };
  const before = await fingerprint(workspace, cards);

  expect(await fingerprint(workspace, cards)).toBe(before);
  await writeFile(path.join(root, file), 'changed');
  expect(await fingerprint(workspace, cards)).not.toBe(before);
});
