import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { loadNewestRevision } from './loadNewestRevision.ts';
import { documentFile } from './testing/documentFile.ts';

jest.mock('node:timers/promises', () => {
  const timers = jest.requireActual<typeof import('node:timers/promises')>('node:timers/promises');
  return { ...timers, setTimeout: jest.fn(timers.setTimeout) };
});

test('is the newest, at the addresses of the base path', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));

  const { registry, page } = await loadNewestRevision(deployment, '/bank/');

  expect(registry.revision).toBe(2);
  expect(page.remotes[0]?.entry).toMatch(/^\/bank\//);
});

test('is no earlier one while the newest cannot be served', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('cards', {}, { 'page.js': 'new' }));
  await writeFile(await documentFile(deployment, 'packages/mfe-cards', 2), '{}');

  const loaded = loadNewestRevision(deployment, '/bank/');

  await expect(loaded).rejects.toThrow(/registry\/packages\/mfe-cards number 2 \(\w{8}\) is missing or was altered/);
  await expect(loaded).rejects.toThrow(OperatorError);
});

test('is the newest, whatever else somebody has put beside it', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  await deployment.store.put('registry/packages/junk.txt', Buffer.from('junk'));

  const { registry } = await loadNewestRevision(deployment, '/bank/');

  expect(registry.revision).toBe(1);
});

test('says what is missing in an empty store', async () => {
  const loaded = loadNewestRevision(await emptyDeployment(), '/bank/');

  await expect(loaded).rejects.toThrow('holds no bank yet. Release the shell first');
  await expect(loaded).rejects.toThrow(OperatorError);
});

test('says that a store which does not answer holds nothing that can be served', async () => {
  const deployment = await emptyDeployment();
  jest.spyOn(deployment.store, 'list').mockReturnValue(new Promise(() => {}));
  jest.mocked(setTimeout).mockResolvedValueOnce(true);

  const loaded = loadNewestRevision(deployment, '/bank/');

  await expect(loaded).rejects.toThrow('The store holds no registry that can be served.');
  await expect(loaded).rejects.toThrow(OperatorError);
});
