import { servedRevisions } from '@bank/gateway/testing/servedRevisions.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { FORM } from '@bank/registry/bank/schemas.ts';
import { folderWith, releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment } from '@bank/registry/testing/deployment.ts';
import { writeRaw } from '@bank/registry/testing/writeRaw.ts';
import { runBank } from '../testing/runBank.ts';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'setTimeout'] }));
afterEach(() => jest.useRealTimers());

test('an older platform writes nothing over a document of a newer form, and writes elsewhere', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
  await writeRaw(deployment, 'packages/mfe-bills', (content) => ({ ...(content as object), schema: FORM + 1 }));
  const before = await deployment.store.list('registry');
  const bills = await folderWith(remoteBuild('bills', {}, { 'page.js': 'two' }));

  for (const args of [['release', bills], ['renew'], ['retire', 'bills']])
    expect(await runBank(deployment, ...args)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /\nregistry\/packages\/mfe-bills number 2 \(\w{8}\) is of a newer form, 3\. Update the platform here\.\n$/,
      ),
    });

  expect(await deployment.store.list('registry')).toEqual(before);
  expect(await runBank(deployment, 'disable', 'cards', '--message', 'Back soon')).toMatchObject({ code: 0 });
  await writeRaw(deployment, 'packages/mfe-bills', undefined, { number: 3 });
  expect(await runBank(deployment, 'release', bills)).toMatchObject({ code: 0, stderr: '' });
});

test('a document that only a newer platform can read costs its package a step, is named, and is written above', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));
  await writeRaw(deployment, 'packages/mfe-bills', (content) => ({
    ...(content as object),
    channel: { active: 'newest', previous: [], rings: ['staff', 'everybody'] },
  }));
  const named = /registry\/packages\/mfe-bills number 2 .*"channel\S*.* Update the platform here/;

  const disabled = await runBank(deployment, 'disable', 'cards', '--message', 'Back soon');

  expect(disabled).toMatchObject({ code: 0, stderr: expect.stringMatching(named) });
  expect(disabled.stderr.match(/Warning: passed over/g)).toHaveLength(1);
  const { source, revision } = servedRevisions(deployment);
  expect(await revision()).toBe(4);
  expect(Object.keys((await source.get()).registry.remotes)).toEqual(['mfe-bills', 'mfe-cards']);
  expect(source.problems).toEqual([expect.stringMatching(named)]);

  const bills = await folderWith(remoteBuild('bills', {}, { 'page.js': 'two' }));
  expect(await runBank(deployment, 'release', bills)).toMatchObject({ code: 0 });
  expect((await latestRegistry(deployment))?.revision).toBe(6);
});
