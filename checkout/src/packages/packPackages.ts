import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { hashOfFiles } from '@bank/platform/src/workspace/fingerprint.ts';
import { root } from '../workspace/paths.ts';

const run = promisify(execFile);

const FOLDER = path.join(root, 'dist/packages');
const STAMP = path.join(FOLDER, 'inputs');
/** What they are made from besides the packages' own files. */
const COMMON = [
  'gateway',
  'observability',
  'operations',
  'registry',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'rspack.servers.js',
  'tsconfig.base.json',
];

/**
 * Builds and packs every package that is published, `bank-shared-4.0.0.tgz`, unless nothing has changed since.
 *
 * @returns the files
 */
export async function packIfChanged(): Promise<string[]> {
  const names = publishedPackages();
  const files = names.map((name) => path.join(FOLDER, fileOf(name)));
  const inputs = [...names, ...COMMON].map((entry) => path.join(root, entry));
  const stamp = await hashOfFiles(root, inputs);
  if ((await readFile(STAMP, 'utf8').catch(() => '')) === stamp) return files;
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const name of names)
    await run(process.execPath, ['checkout/pnpm.mjs', '-C', name, 'pack', '--pack-destination', FOLDER], { cwd: root });
  await writeFile(STAMP, stamp);
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
