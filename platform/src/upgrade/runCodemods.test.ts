import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { runCodemods } from './runCodemods.ts';

const codemod = (major: number) => `
import { readFileSync, writeFileSync } from 'node:fs';
for (const file of process.argv.slice(2))
  writeFileSync(file, readFileSync(file, 'utf8').replace('old', 'v${major} old'));
`;

async function repository(version: string): Promise<string> {
  const root = await emptyFolder();
  const codemods = path.join(root, 'node_modules/@bank/shared/codemods');
  await mkdir(codemods, { recursive: true });
  await mkdir(path.join(root, 'src'));
  await writeFile(path.join(codemods, '../package.json'), JSON.stringify({ version }));
  for (const major of [4, 5, 6]) await writeFile(path.join(codemods, `${major}.mjs`), codemod(major));
  await writeFile(path.join(root, 'remote.ts'), 'old contract');
  await writeFile(path.join(root, 'src/Page.tsx'), 'old page');
  await writeFile(path.join(root, 'src/notes.txt'), 'old notes');
  return root;
}

const textsOf = (root: string) =>
  Promise.all(['remote.ts', 'src/Page.tsx', 'src/notes.txt'].map((file) => readFile(path.join(root, file), 'utf8')));

test('runs the codemods of the majors that were passed, in their order, over sources', async () => {
  const root = await repository('6.1.0');

  await runCodemods(root, '@bank/shared', '^4.34.0');

  expect(await textsOf(root)).toEqual(['v5 v6 old contract', 'v5 v6 old page', 'old notes']);
});

test('changes what a remote publishes, and its server', async () => {
  const root = await repository('5.0.0');
  await mkdir(path.join(root, 'server'));
  const files = ['public.d.ts', 'server/main.ts'].map((file) => path.join(root, file));
  for (const file of files) await writeFile(file, 'old types');

  await runCodemods(root, '@bank/shared', '^4.34.0');

  expect(await Promise.all(files.map((file) => readFile(file, 'utf8')))).toEqual(['v5 old types', 'v5 old types']);
});

test('runs none within a major, and none where a package has none', async () => {
  const root = await repository('4.40.0');

  await runCodemods(root, '@bank/shared', '^4.34.0');

  expect(await textsOf(root)).toEqual(['old contract', 'old page', 'old notes']);
});
