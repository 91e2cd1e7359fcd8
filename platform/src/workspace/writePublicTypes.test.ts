import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import { latestRegistry } from '@bank/registry/bank/latest.ts';
import { emptyState, releaseOf } from '@bank/registry/state.ts';
import { releaseAll, remoteBuild, shellBuild } from '@bank/registry/testing/builds.ts';
import { emptyDeployment, emptyFolder } from '@bank/registry/testing/deployment.ts';
import { writePublicTypes } from './writePublicTypes.ts';

const typed = (name: string, text: string) =>
  remoteBuild(name, { types: 'public.d.0123456789.ts' }, { 'public.d.0123456789.ts': text });

test('writes what other remotes publish, and removes what none publishes any more', async () => {
  const deployment = await emptyDeployment();
  await releaseAll(
    deployment,
    shellBuild(),
    typed('budget', 'export type Limit = 1;'),
    remoteBuild('loans'),
    typed('cards', ''),
  );
  const own = { name: 'mfe-cards', folder: await emptyFolder() };
  const folder = path.join(own.folder, 'src/bank-types');
  const write = async () => writePublicTypes(deployment, (await latestRegistry(deployment)) ?? emptyState, own);

  const [written, ...others] = await write();

  expect(others).toEqual([]);
  expect(written).toMatchObject({ name: 'mfe-budget', file: 'src/bank-types/mfe-budget.d.ts' });
  expect(readdirSync(folder)).toEqual(['mfe-budget.d.ts']);
  expect(readFileSync(path.join(folder, 'mfe-budget.d.ts'), 'utf8')).toMatch(
    /^\/\/ Written by "bank types": what mfe-budget 1\.0\.0-\w+ publishes\.\nexport type Limit = 1;$/,
  );

  await releaseAll(deployment, remoteBuild('budget'));
  expect(await write()).toEqual([]);
  expect(readdirSync(own.folder)).not.toContain('mfe-budget.d.ts');
  expect(readdirSync(folder)).toEqual([]);
});

test('keeps the copy of a file that is not what was released, warns of it, and writes the others', async () => {
  const warned = jest.spyOn(console, 'error').mockImplementation(() => {});
  const deployment = await emptyDeployment();
  await releaseAll(deployment, shellBuild(), typed('budget', 'export type Limit = 1;'));
  const own = { name: 'mfe-cards', folder: await emptyFolder() };
  await writePublicTypes(deployment, (await latestRegistry(deployment)) ?? emptyState, own);
  await releaseAll(deployment, typed('loans', 'export type Loan = 1;'));
  const state = (await latestRegistry(deployment)) ?? emptyState;
  const release = releaseOf(state, 'mfe-budget', state.remotes['mfe-budget']?.active ?? '');
  if (!release) throw new Error('mfe-budget is not released.');
  await deployment.store.put(artifactKey(release, 'public.d.0123456789.ts'), Buffer.from('export {}'));

  expect(await writePublicTypes(deployment, state, own)).toMatchObject([{ name: 'mfe-loans' }]);

  expect(readdirSync(path.join(own.folder, 'src/bank-types'))).toEqual(['mfe-budget.d.ts', 'mfe-loans.d.ts']);
  expect(warned).toHaveBeenCalledWith(
    expect.stringMatching(/^Warning: The types of mfe-budget 1\.0\.0-\w+ are not taken: .* is not what was released/),
  );
});
