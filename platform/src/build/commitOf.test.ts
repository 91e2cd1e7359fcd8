import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import { commitOf } from './commitOf.js';

async function repository() {
  const root = await emptyFolder();
  const git = (...args: string[]) => execFileSync('git', ['-C', root, ...args], { encoding: 'utf8' }).trim();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  git('init', '-q');
  for (const file of ['mfe-cards/package.json', 'mfe-cards/page.tsx', 'shared/format.ts', 'docs/guide.md'])
    write(file, '{}');
  git('add', '.');
  git('-c', 'user.name=A', '-c', 'user.email=a@b.example', 'commit', '-qm', 'First');
  const shared = path.join(root, 'shared/format.ts');
  return { git, write, root, commit: () => commitOf(path.join(root, 'mfe-cards'), [shared]) };
}

test('names the commit, whatever has changed elsewhere', async () => {
  const { commit, git, write } = await repository();
  write('docs/guide.md', 'changed');

  expect(commit()).toEqual({ hash: git('rev-parse', 'HEAD'), changed: false });
});

test.each(['mfe-cards/page.tsx', 'mfe-cards/new file.tsx', 'shared/format.ts'])(
  'says that sources differ from it: %s',
  async (file) => {
    const { commit, write } = await repository();
    write(file, 'changed');

    expect(commit()).toMatchObject({ changed: true });
  },
);

test('says nothing of a package that the repository around it does not know, or without one', async () => {
  const { root, write } = await repository();
  write('mfe-loans/package.json', '{}');

  expect(commitOf(path.join(root, 'mfe-loans'))).toBeUndefined();
  expect(commitOf(await emptyFolder())).toBeUndefined();
});
