import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { changes } from './changes.ts';

const root = path.resolve(__dirname, '../..');
const FOLDERS = ['src/locales', 'node_modules/react/cjs', 'node_modules/react-dom/cjs'];

test.each(changes)('$name: what is changed is there', ({ of, file, from }) => {
  const folders = FOLDERS.map((folder) => path.join(root, of, folder)).filter((folder) => existsSync(folder));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => path.join(folder, name)));
  const texts = files.filter((name) => new RegExp(file).test(name)).map((name) => readFileSync(name, 'utf8'));

  expect(texts.some((text) => text.includes(from))).toBe(true);
});
