import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../workspace/paths.ts';

const run = promisify(execFile);

/**
 * Builds and packs every package that is published: `bank-shared-4.0.0.tgz`.
 *
 * @returns the files
 */
export async function packPackages(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const name of publishedPackages()) {
    await run(process.execPath, ['platform/pnpm.mjs', '-C', name, 'pack', '--pack-destination', folder], { cwd: root });
    files.push(path.join(folder, fileOf(name)));
  }
  return files;
}

/** Folders of the workspace. */
export function publishedPackages(): string[] {
  const folders = readdirSync(root).filter((name) => existsSync(path.join(root, name, 'package.json')));
  return folders.filter((name) => !manifestOf(name).private);
}

export function manifestOf(name: string) {
  return JSON.parse(readFileSync(path.join(root, name, 'package.json'), 'utf8'));
}

function fileOf(folder: string): string {
  const { name, version } = manifestOf(folder);
  return `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
}
