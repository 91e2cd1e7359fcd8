import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { folderCycles, importsOf } from './folderCycles.ts';

const root = path.resolve(__dirname, '../../..');
const packages = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'src')));

test.each(packages)('no two folders of %s import each other', (name) => {
  const imports = importsOf(root, `${name}/src`);

  expect(imports).not.toEqual([]);
  expect(folderCycles(imports)).toEqual([]);
});

test('names both files and the remedy, however deep the folders are', () => {
  const imports = [
    { from: 'a/src/cards/lib/limits.ts', to: 'a/src/bills/due' },
    { from: 'a/src/bills/list/Bills.tsx', to: 'a/src/cards/ui/Card' },
  ];

  expect(folderCycles(imports)).toEqual([
    'a/src/bills and a/src/cards import each other: a/src/bills/list/Bills.tsx imports a/src/cards/ui/Card, and a/src/cards/lib/limits.ts imports a/src/bills/due. Move what both need to a folder that imports neither.',
  ]);
});

test('lets a folder and its own subfolders know each other', () => {
  const imports = [
    { from: 'a/src/cards/index.ts', to: 'a/src/cards/ui/Card' },
    { from: 'a/src/cards/ui/Card.tsx', to: 'a/src/cards/types' },
    { from: 'a/src/main.ts', to: 'a/src/cards/index' },
    { from: 'a/src/cards/types.ts', to: 'a/src/main' },
  ];

  expect(folderCycles(imports)).toEqual([]);
});
