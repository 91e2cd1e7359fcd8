import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { disable } from '../edits/disable.ts';
import type { Registry } from '../schema.ts';
import { KeyFolder } from '../signing/KeyFolder.ts';
import { releaseAll, remoteBuild, shellBuild } from '../testing/builds.ts';
import { emptyDeployment, emptyFolder, type TestDeployment } from '../testing/deployment.ts';
import { createRevision, latestRegistry, listRevisions, readPastRevision, readRevision } from './registry.ts';
import { revise } from './revise.ts';

const reason = { by: 'someone', action: 'pin', app: 'shell', why: 'test' };

function file({ store }: TestDeployment, revision: number): string {
  return path.join(store.root, 'registry', `${String(revision).padStart(8, '0')}.json`);
}

test('keeps every revision, with who, when and why, and the key that signed it', async () => {
  const deployment = await emptyDeployment();
  const [, first, second] = await releaseAll(
    deployment,
    shellBuild(),
    remoteBuild('cards'),
    remoteBuild('cards', {}, { 'page.js': 'new' }),
  );

  expect((await latestRegistry(deployment))?.remotes['mfe-cards']).toEqual({ active: second, previous: [first] });
  const { registry, key } = await readRevision(deployment, 2);
  expect(registry.remotes['mfe-cards']).toEqual({ active: first, previous: [] });
  expect(registry.change).toMatchObject({
    by: 'test',
    action: 'release',
    app: 'mfe-cards',
    version: first,
    why: 'test',
  });
  expect(key).toBe('test');
});

test('loses no change when ten come at once', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const names = Array.from({ length: 10 }, (_, index) => `squad-${index}`);

  await Promise.all(names.map((name) => releaseAll(deployment, remoteBuild(name))));

  const registry = await latestRegistry(deployment);
  expect(Object.keys(registry?.remotes ?? {}).sort()).toEqual(names.map((name) => `mfe-${name}`).sort());
  expect(registry?.revision).toBe(11);
});

test('makes no revision of an edit that changes nothing', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());

  const { registry } = await revise(deployment, reason, (state) => state);

  expect(registry).toBeUndefined();
  expect((await latestRegistry(deployment))?.revision).toBe(1);
});

test('leaves no half-written file behind', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());

  const names = await readdir(path.join(deployment.store.root, 'registry'));
  expect(names.sort()).toEqual(['00000001.json', 'signatures']);
});

test('refuses a revision of which any byte was changed, and builds nothing on it', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const bytes = await readFile(file(deployment, 1));
  bytes[bytes.indexOf('main.js')] = 'n'.charCodeAt(0);
  await writeFile(file(deployment, 1), bytes);

  await expect(readRevision(deployment, 1)).rejects.toThrow('Registry revision 1 is not signed by a known key.');
  await expect(releaseAll(deployment, remoteBuild('cards'))).rejects.toThrow(
    'is not signed by a known key. Add the signer',
  );
});

test('refuses a revision that somebody else has signed', async () => {
  const deployment = await emptyDeployment();
  const other = new KeyFolder(await emptyFolder());
  await other.create('other');
  await releaseAll({ ...deployment, keys: other }, shellBuild());

  await expect(readRevision(deployment, 1)).rejects.toThrow('is not signed by a known key');
});

test('refuses an older revision under a newer number', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));
  await writeFile(file(deployment, 3), await readFile(file(deployment, 1)));

  await expect(readRevision(deployment, 3)).rejects.toThrow('Registry revision 3 is a copy of revision 1, which');
});

test('refuses a signed revision that does not fit the schema, naming what is wrong', async () => {
  const deployment = await emptyDeployment();
  await createRevision(deployment, { schema: 1, deployment: deployment.name, revision: 1 } as Registry);

  await expect(readRevision(deployment, 1)).rejects.toThrow('Registry revision 1: "change" is missing');
});

test('signs nothing that the schema would refuse', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'));

  for (const message of ['', 'x'.repeat(201)])
    await expect(revise(deployment, reason, disable('mfe-cards', message))).rejects.toThrow(
      'The new revision: "remotes.mfe-cards.disabled.message" is',
    );
  expect((await latestRegistry(deployment))?.revision).toBe(2);
});

test('makes no revision of an edit whose outcome is the same', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());

  expect(
    (await revise(deployment, reason, (state) => ({ ...state, remotes: { ...state.remotes } }))).registry,
  ).toBeUndefined();
});

test('looks back at a revision that no known key has signed, and says so', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild());
  const others = { ...deployment, keys: new KeyFolder(await emptyFolder()) };

  expect(await readPastRevision(others, 1)).toMatchObject({ registry: { revision: 1 }, key: undefined });
  expect((await readPastRevision(deployment, 1)).key).toBe('test');
});

test('says which revision is not there', async () => {
  const deployment = await emptyDeployment();

  await expect(readRevision(deployment, 7)).rejects.toThrow('Registry revision 7 is not in');
});

test('lists the revisions from a known one on, and sees when that is gone', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), remoteBuild('cards'), remoteBuild('bills'));

  expect(await listRevisions(deployment.store)).toEqual([3, 2, 1]);
  expect(await listRevisions(deployment.store, 2)).toEqual([3, 2]);
  expect(await listRevisions(deployment.store, 4)).toEqual([]);
});
