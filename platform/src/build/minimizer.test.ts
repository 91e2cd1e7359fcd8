import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, root } from '../testing/checkout.ts';
import { bundlerOf } from '../workspace/bundler.ts';
import { currentWorkspace, findPackage } from '../workspace/Workspace.ts';

mkdirSync(cacheFolder, { recursive: true });
const folder = mkdtempSync(path.join(cacheFolder, 'minimizer-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Two files that differ in a text alone, which may be a hash. */
const LETTERS = ['a', 'z'];
const textOf = (letter: string) => letter.repeat(100);

test('variables are named alike, whatever letters hashes have', () => {
  for (const letter of LETTERS)
    writeFileSync(
      path.join(folder, `${letter}.js`),
      `globalThis.run = (first, second, third) => ['${textOf(letter)}', third, first, second];`,
    );
  const entry = Object.fromEntries(LETTERS.map((letter) => [letter, path.join(folder, `${letter}.js`)]));
  const config = `import { bankConfig } from '${root}/rspack.base.js';
const { context, optimization } = bankConfig({ directory: '${root}/shell' });
const output = { path: '${folder}/dist' };
export default { context, optimization, output, mode: 'production', entry: ${JSON.stringify(entry)} };`;
  writeFileSync(path.join(folder, 'rspack.config.mjs'), config);

  const bundler = bundlerOf(findPackage(currentWorkspace(), 'shell'));
  execFileSync(process.execPath, [bundler, 'build', '--config', 'rspack.config.mjs'], { cwd: folder });

  const [one, other] = LETTERS.map((letter) => readFileSync(path.join(folder, 'dist', `${letter}.js`), 'utf8'));
  expect(one).toContain(textOf('a'));
  expect(one?.replace(textOf('a'), textOf('z'))).toBe(other);
});
