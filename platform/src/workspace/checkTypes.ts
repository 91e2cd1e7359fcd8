import { existsSync } from 'node:fs';
import { mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { runTool } from './runTool.ts';
import type { Package } from './Workspace.ts';

const PUBLIC_TYPES = 'public.d.ts';

/** Checks types, which the bundler removes unread. @throws {OperatorError} with what the compiler says */
export async function checkTypes({ name, folder }: Package): Promise<void> {
  if (!existsSync(path.join(folder, 'tsconfig.json'))) return;
  const { hasFailed, output } = await compile(folder, '.');
  if (hasFailed) throw new OperatorError(`${name} has errors of types:\n${output.trimEnd()}${await hintFor(folder)}`);
  await checkPublicTypes({ name, folder });
}

/** The compiler passes over declarations, as those of libraries need: other squads would get `any` for what is wrong in these. */
async function checkPublicTypes({ name, folder }: Package): Promise<void> {
  if (!existsSync(path.join(folder, PUBLIC_TYPES))) return;
  // The compiler names files by where the working directory really is.
  const real = await realpath(folder);
  const place = await mkdtemp(path.join(os.tmpdir(), 'bank-types-'));
  // Alone, for all that the package's code imports would be checked, too.
  const compilerOptions = { skipLibCheck: false, skipDefaultLibCheck: true, types: [] };
  const [config, file] = ['tsconfig.json', PUBLIC_TYPES].map((name) => path.join(real, name));
  const project = { extends: config, include: [], files: [file], compilerOptions };
  await writeFile(path.join(place, 'tsconfig.json'), JSON.stringify(project));
  const { output } = await compile(folder, place);
  await rm(place, { recursive: true });
  const own = output.split('\n').filter((line) => line.startsWith(PUBLIC_TYPES));
  if (own.length > 0) throw new OperatorError(`${name} has errors of types:\n${own.join('\n')}`);
}

function compile(folder: string, project: string) {
  const args = ['--noEmit', '--pretty', 'false', '--project', project];
  return runTool(compilerOf(folder), args, { cwd: folder });
}

function compilerOf(folder: string): string {
  try {
    const manifest = createRequire(path.join(folder, 'package.json')).resolve('typescript/package.json');
    return path.join(path.dirname(manifest), 'bin/tsc');
  } catch {
    throw new OperatorError(`${folder}: typescript is not installed, which checks types. Add it to "devDependencies".`);
  }
}

/** Hints at a missing `as const`, which the compiler's own errors do not name. */
async function hintFor(folder: string): Promise<string> {
  const contract = await readFile(path.join(folder, 'remote.ts'), 'utf8').catch(() => '');
  const isForgotten = contract.includes('satisfies RemoteContract') && !/\bas const\s+satisfies\b/.test(contract);
  if (!isForgotten) return '';
  return '\nremote.ts lacks "as const": without it, ids of actions and values of flags and settings are any text. End it with "} as const satisfies RemoteContract;".';
}
