import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { newRemote } from '../templates/createRemote.ts';
import { createRepository } from '../templates/createRepository.ts';
import { platformOf } from '../workspace/bundler.ts';
import { type Manifest, mergeManifest } from './mergeManifest.ts';
import { mergeTemplates } from './mergeTemplates.ts';
import { runCodemods } from './runCodemods.ts';
import { runProgram } from './runProgram.ts';
import { templateOptions } from './templateOptions.ts';

interface Repository extends Manifest {
  name: string;
}

/** @returns the files in which the squad and the templates have changed the same lines */
export async function upgradeRepository(root: string, isInstalling: boolean): Promise<string[]> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bank-upgrade-'));
  try {
    const own = await manifestIn(root);
    const templates = { before: path.join(folder, 'before'), after: path.join(folder, 'after') };
    await Promise.all(Object.values(templates).map((one) => mkdir(one)));
    const { short, mount } = templateOptions(own.name, await readFile(path.join(root, 'remote.ts'), 'utf8'));
    runProgram(
      process.execPath,
      [installedProgram(root), 'new', short, '--mount', mount, '--no-install'],
      templates.before,
    );
    await createRepository(templates.after, newRemote(short, mount));
    const conflicts = await mergeTemplates(root, templates);
    const merged = mergeManifest(own, await manifestIn(templates.before), await manifestIn(templates.after));
    await writeFile(manifestOf(root), `${JSON.stringify(merged, null, 2)}\n`);
    if (isInstalling) runProgram('npm', ['install'], root);
    const former = { ...own.dependencies, ...own.devDependencies };
    for (const name of ['@bank/shared', '@bank/platform']) await runCodemods(root, name, former[name] ?? '*');
    return conflicts;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function installedProgram(root: string): string {
  const manifest = platformOf(root);
  return path.join(path.dirname(manifest), createRequire(manifest)(manifest).bin.bank);
}

async function manifestIn(folder: string): Promise<Repository> {
  return JSON.parse(await readFile(manifestOf(folder), 'utf8'));
}

function manifestOf(folder: string): string {
  return path.join(folder, 'package.json');
}
