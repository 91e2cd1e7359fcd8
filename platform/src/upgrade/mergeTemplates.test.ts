import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { mergeTemplates } from './mergeTemplates.ts';

type Files = Record<string, string>;

async function folderOf(files: Files): Promise<string> {
  const folder = await emptyFolder();
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return folder;
}

async function merge(own: Files, before: Files, after: Files) {
  const root = await folderOf(own);
  const conflicts = await mergeTemplates(root, { before: await folderOf(before), after: await folderOf(after) });
  const read = (file: string) =>
    existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : null;
  return { conflicts, read };
}

const workflow = (first: string, last: string) => `${first}\nsame\nsame\nsame\n${last}\n`;

test('changes of the template and of the squad stand side by side', async () => {
  const { conflicts, read } = await merge(
    { 'ci.yml': workflow('mine', 'end') },
    { 'ci.yml': workflow('start', 'end') },
    { 'ci.yml': workflow('start', 'newer') },
  );

  expect(read('ci.yml')).toBe(workflow('mine', 'newer'));
  expect(conflicts).toEqual([]);
});

test('where npm has the packages from stays, however the machine that upgrades is told', async () => {
  const { read } = await merge({ '.npmrc': 'from here\n' }, { '.npmrc': 'from here\n' }, { 'ci.yml': '' });

  expect(read('.npmrc')).toBe('from here\n');
});

test('lines that both have changed are kept with git’s marks, and named', async () => {
  const { conflicts, read } = await merge({ 'ci.yml': 'mine\n' }, { 'ci.yml': 'start\n' }, { 'ci.yml': 'newer\n' });

  expect(conflicts).toEqual(['ci.yml']);
  expect(read('ci.yml')).toBe('<<<<<<< yours\nmine\n=======\nnewer\n>>>>>>> template\n');
});

test('a file that is new comes, one that is gone goes, and what the squad removed or changed stays so', async () => {
  const { read } = await merge(
    { 'old.js': 'old', 'changed.js': 'mine' },
    { 'old.js': 'old', 'changed.js': 'old', 'removed.js': 'old' },
    { 'new/deep.js': 'new', 'removed.js': 'newer' },
  );

  expect(['new/deep.js', 'old.js', 'changed.js', 'removed.js'].map(read)).toEqual(['new', null, 'mine', null]);
});

test('pages, texts, journeys and the contract are never touched, declarations of the tools are', async () => {
  const files = ['remote.ts', 'src/routes/Page.tsx', 'journeys/Page.journey.ts', 'src/assets.d.ts'];
  const all = (text: string) => Object.fromEntries(files.map((file) => [file, text]));

  const { read } = await merge(all('old'), all('old'), all('new'));

  expect(files.map(read)).toEqual(['old', 'old', 'old', 'new']);
});
