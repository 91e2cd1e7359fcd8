import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './checkout.ts';

const platform = path.join(root, 'platform');

/**
 * Installs the published package, and what it and remotes depend on, for repositories below a folder outside the
 * workspace: from what the workspace has installed, without a package manager.
 *
 * @returns the program of the package
 */
export function installPackage(folder: string): string {
  const modules = path.join(folder, 'node_modules');
  const installed = path.join(modules, '@bank/platform');
  mkdirSync(installed, { recursive: true });
  const { publishConfig, ...manifest } = JSON.parse(readFileSync(path.join(platform, 'package.json'), 'utf8'));
  writeFileSync(path.join(installed, 'package.json'), JSON.stringify({ ...manifest, ...publishConfig }));
  execFileSync(process.execPath, [path.join(platform, 'build.mjs'), path.join(installed, 'dist')], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const isPublished = (file: string) => !/\.ts$/.test(file) || file.endsWith('.d.ts');
  for (const part of ['src/build', 'src/presets'])
    cpSync(path.join(platform, part), path.join(installed, part), { recursive: true, filter: isPublished });
  cpSync(path.join(platform, 'tsconfig.remote.json'), path.join(installed, 'tsconfig.remote.json'));
  for (const owner of ['mfe-accounts', 'shared', '.'])
    for (const name of namesIn(path.join(root, owner, 'node_modules')))
      link(path.join(root, owner, 'node_modules', name), path.join(modules, name));
  for (const name of [...Object.keys(manifest.dependencies), '@playwright/test', 'jest-environment-jsdom'])
    link(path.join(platform, 'node_modules', name), path.join(modules, name));
  return path.join(installed, manifest.bin?.bank ?? publishConfig.bin.bank);
}

function namesIn(modules: string): string[] {
  const names = readdirSync(modules).filter((name) => !name.startsWith('.'));
  return names.flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(modules, name)).map((own) => `${name}/${own}`) : [name],
  );
}

/** The first of several stays. */
function link(target: string, place: string): void {
  mkdirSync(path.dirname(place), { recursive: true });
  try {
    symlinkSync(target, place);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
