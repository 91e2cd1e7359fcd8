import { execFile } from 'node:child_process';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const CODEMOD = `import { readFileSync, writeFileSync } from 'node:fs';

for (const file of process.argv.slice(2))
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll('parseMoney', 'parseAmount'));
`;

export const NEW_RULE = '- name a limit in code: the API has it.';

/**
 * Makes the next major of `@bank/shared`, in which `parseMoney` has another name, and a platform for it, whose template
 * has a rule more.
 * @param packages that npm packed @returns folders
 */
export async function makeNextMajor(place: string, packages: string[]): Promise<string[]> {
  const [platform = '', shared = ''] = await Promise.all([...packages].sort().map((file) => unpack(place, file)));
  const next = [await raise(platform), await raise(shared)];
  await replace(path.join(platform, 'dist/main/bank.js'), next);
  await replace(path.join(platform, 'package.json'), next);
  await appendFile(path.join(platform, 'dist/templates/repository/AGENTS.md.tmpl'), `${NEW_RULE}\n`);
  await mkdir(path.join(shared, 'codemods'));
  await writeFile(path.join(shared, 'codemods', `${next[1]?.after.split('.')[0]}.mjs`), CODEMOD);
  const renamed = { before: '{ parseMoney }', after: '{ parseMoney as parseAmount }' };
  for (const file of ['index.js', 'index.d.ts']) await replace(path.join(shared, 'dist/forms', file), [renamed]);
  return [platform, shared];
}

interface Change {
  before: string;
  after: string;
}

async function unpack(place: string, file: string): Promise<string> {
  const folder = path.join(place, path.basename(file, '.tgz'));
  await mkdir(folder, { recursive: true });
  await run('tar', ['-xzf', file, '--strip-components', '1', '-C', folder]);
  return folder;
}

/** @returns the versions */
async function raise(folder: string): Promise<Change> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8'));
  const after = `${Number(manifest.version.split('.')[0]) + 1}.0.0`;
  await writeFile(file, JSON.stringify({ ...manifest, version: after }));
  return { before: manifest.version, after };
}

async function replace(file: string, changes: Change[]): Promise<void> {
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    changes.reduce((all, { before, after }) => all.replaceAll(before, after), text),
  );
}
