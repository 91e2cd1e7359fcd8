import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** The same repository as two versions of the templates write it. */
export interface Templates {
  /** Written by the version that is installed. */
  before: string;
  /** Written by the new one. */
  after: string;
}

/**
 * Carries the templates' changes over to files of the repository, whose own changes stay.
 * @returns the files in which both have changed the same lines, which git's marks show
 */
export async function mergeTemplates(root: string, { before, after }: Templates): Promise<string[]> {
  const files = new Set([...(await filesBelow(before)), ...(await filesBelow(after))].filter(isTemplates));
  const conflicts: string[] = [];
  for (const file of [...files].sort()) {
    const [ours, old, wanted] = [root, before, after].map((folder) => path.join(folder, file)) as [
      string,
      string,
      string,
    ];
    if (!existsSync(wanted)) await removeUnchanged(ours, old);
    else if (!existsSync(old) && !existsSync(ours)) await write(ours, await readFile(wanted, 'utf8'));
    else if (existsSync(ours) && !(await merge(ours, old, wanted))) conflicts.push(file);
  }
  return conflicts;
}

/** Pages, widgets, texts, the contract and where npm looks are the squad's own from the first day on. */
function isTemplates(file: string): boolean {
  return file.endsWith('.d.ts') || !/^(src|journeys|\.keys)[\\/]|^(remote\.ts|package\.json|\.npmrc)$/.test(file);
}

/** @returns whether git could merge all lines */
async function merge(ours: string, old: string, wanted: string): Promise<boolean> {
  const base = existsSync(old) ? old : '/dev/null';
  const labels = ['yours', 'before', 'template'].flatMap((label) => ['-L', label]);
  const { status, stdout } = spawnSync('git', ['merge-file', '-p', ...labels, ours, base, wanted], {
    encoding: 'utf8',
  });
  await writeFile(ours, stdout);
  return status === 0;
}

async function removeUnchanged(ours: string, old: string): Promise<void> {
  if (existsSync(ours) && (await readFile(ours, 'utf8')) === (await readFile(old, 'utf8'))) await rm(ours);
}

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function filesBelow(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}
