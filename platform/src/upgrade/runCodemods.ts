import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { major, minVersion } from 'semver';
import { runProgram } from './runProgram.ts';

/**
 * Runs the codemods of the majors that a package has passed: `codemods/5.mjs` in it, which changes the sources that
 * it is given.
 * @param before the range that package.json had
 */
export async function runCodemods(root: string, name: string, before: string): Promise<void> {
  const folder = path.join(root, 'node_modules', name);
  const { version } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'));
  const sources = await sourcesIn(root);
  for (let one = major(minVersion(before) ?? version) + 1; one <= major(version); one += 1) {
    const codemod = path.join(folder, 'codemods', `${one}.mjs`);
    if (existsSync(codemod)) runProgram(process.execPath, [codemod, ...sources], root);
  }
}

async function sourcesIn(root: string): Promise<string[]> {
  const folders = ['src', 'journeys', 'server'].filter((folder) => existsSync(path.join(root, folder)));
  const found = folders.map(async (folder) =>
    (await readdir(path.join(root, folder), { recursive: true })).map((name) => path.join(folder, name)),
  );
  const contracts = ['remote.ts', 'public.d.ts'].filter((file) => existsSync(path.join(root, file)));
  return [...contracts, ...(await Promise.all(found)).flat().sort()].filter((file) => /\.tsx?$/.test(file));
}
