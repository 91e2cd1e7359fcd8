import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { root } from '../bank/runCli.ts';

const folder = path.join(root, '.cache/engines');
const manifest = path.join(folder, 'package.json');
const { resolve } = createRequire(manifest);

/** Installed when they are wanted: no other command needs the 400 packages that they bring. */
const dependencies = {
  '@siteimprove/alfa-rules': '0.112.0',
  'accessibility-checker-engine': '4.0.34',
  html_codesniffer: '2.5.1',
  lighthouse: '12.8.2',
};

export async function installEngines(): Promise<void> {
  const wanted = JSON.stringify({ private: true, dependencies });
  const installed = await readFile(path.join(folder, 'installed.json'), 'utf8').catch(() => '');
  if (installed === wanted) return;
  console.log('Installing the engines …');
  await mkdir(folder, { recursive: true });
  await writeFile(manifest, wanted);
  await promisify(execFile)('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder });
  await writeFile(path.join(folder, 'installed.json'), wanted);
}

/** @returns the exports, which the caller knows */
export async function importEngine<T>(name: string): Promise<T> {
  return (await import(pathToFileURL(resolve(name)).href)) as T;
}

/** @returns a script to run in the page */
export function readScript(file: string): Promise<string> {
  return readFile(resolve(file), 'utf8');
}
