import { writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { disable } from '@bank/registry/edits/disable.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { revise } from '@bank/registry/revisions/revise.ts';
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

test('has an earlier document of a package whose newest does not count, and warns of that once', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('cards', {}, { 'page.js': 'new' }));
  await writeFile(await documentFile(deployment, 'packages/mfe-cards', 2), '{}');

  const loads = [loadNewestRevision(deployment, '/bank/'), loadNewestRevision(deployment, '/bank/')];

  expect((await Promise.all(loads)).map(({ registry }) => registry.revision)).toEqual([2, 2]);
  expect(warned).toHaveBeenCalledTimes(1);
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(/registry\/packages\/mfe-cards number 2 \(\w{8}\) is missing or was altered/),
  );
});

test('is none while what operators say cannot be read', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  const reason = { by: 'test', action: 'disable', app: 'mfe-cards', why: 'test' };
  await revise(deployment, reason, disable('mfe-cards', 'Back soon.'));
  await writeFile(await documentFile(deployment, 'operators', 1), '{}');

  const loaded = loadNewestRevision(deployment, '/bank/');

  await expect(loaded).rejects.toThrow(/registry\/operators number 1 \(\w{8}\) is missing or was altered/);
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
  jest.mocked(setTimeout).mockResolvedValueOnce(true).mockResolvedValueOnce(true);

  const loaded = loadNewestRevision(deployment, '/bank/');

  await expect(loaded).rejects.toThrow('The store holds no registry that can be served.');
  await expect(loaded).rejects.toThrow(OperatorError);
});
