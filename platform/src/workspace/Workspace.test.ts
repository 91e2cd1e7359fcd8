import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { root } from '../testing/checkout.ts';
import { distOf, findPackage, type Workspace, workspaceAround } from './Workspace.ts';

async function repository(manifest: object): Promise<string> {
  const folder = await emptyFolder();
  await mkdir(path.join(folder, 'src/routes'), { recursive: true });
  await writeFile(path.join(folder, 'remote.ts'), '');
  await writeFile(path.join(folder, 'package.json'), JSON.stringify(manifest));
  return folder;
}

test('a squad’s repository is one remote, found from any folder of it', async () => {
  const folder = await repository({ name: '@cards/mfe-cards' });

  const found = workspaceAround(path.join(folder, 'src/routes')) as Workspace;

  expect(found).toMatchObject({ kind: 'repository', root: folder });
  expect(found.packages).toEqual([{ name: 'mfe-cards', folder }]);
  expect(distOf(findPackage(found, 'cards'))).toBe(path.join(folder, 'dist'));
});

test('a repository whose package has no name says what to set', async () => {
  const folder = await repository({});

  expect(() => workspaceAround(folder)).toThrow(
    `${folder}/package.json has no "name". Set it to the name in remote.ts, such as mfe-cards.`,
  );
});

test.each([
  ['{ "name": "mfe-cards", }', /package\.json is not JSON: /],
  ['null', /package\.json is null\. Expected an object\.$/],
  ['{ "name": 5 }', /package\.json: "name" is 5\. Expected the name in remote\.ts, such as mfe-cards\.$/],
])('a damaged package.json is named: %s', async (text, problem) => {
  const folder = await repository({});
  await writeFile(path.join(folder, 'package.json'), text);

  expect(() => workspaceAround(folder)).toThrow(problem);
});

test('the checkout is found from a remote’s folder too, the shell first', () => {
  const found = workspaceAround(path.join(root, 'mfe-accounts/src')) as Workspace;

  expect(found).toMatchObject({ kind: 'checkout', root, cacheFolder: path.join(root, '.cache') });
  expect(found.packages.map(({ name }) => name).slice(0, 2)).toEqual(['shell', 'mfe-accounts']);
  expect(() => findPackage(found, 'nothing')).toThrow(/^There is no package "nothing". Choose one of: shell, mfe-/);
});

test('elsewhere there is none', async () => {
  expect(workspaceAround(await emptyFolder())).toBeUndefined();
});
