import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { loadNewestRevision } from './loadNewestRevision.ts';
import { revisionFile } from './testing/servedRevisions.ts';

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
  await releaseAll(deployment, shellBuild());
  await writeFile(revisionFile(deployment, 2), '{}');

  const loaded = loadNewestRevision(deployment, '/bank/');

  await expect(loaded).rejects.toThrow('Registry revision 2 is not signed by a known key');
  await expect(loaded).rejects.toThrow(OperatorError);
});

test('says what is missing in an empty store', async () => {
  const loaded = loadNewestRevision(await emptyDeployment(), '/bank/');

  await expect(loaded).rejects.toThrow('holds no revision yet. Release the shell first');
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
