import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root } from '../../workspace/paths.ts';
import { isRoot } from './situations.ts';

const NAME = 'el código de Zoë';

/** A situation's tests run in this folder and may write to it. */
export interface Checkout {
  root: string;
  /** The program. */
  node: string;
  env: Record<string, string>;
}

/** This one: nothing is installed or built again. */
export const own: Checkout = { root, node: process.execPath, env: {} };

/** Clones and installs what is committed, in the run's temporary folder. As root, it gives the clone to `nobody`. */
export function cloneCheckout(): Checkout {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'anywhere-'));
  const clone = path.join(folder, NAME);
  const run = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
  run('git', 'clone', '--quiet', root, clone);
  run(process.execPath, path.join(clone, 'checkout/bootstrap.mjs'), 'install');
  // The one that runs may be where nobody may look.
  const node = path.join(folder, 'bin/node');
  mkdirSync(path.dirname(node));
  copyFileSync(process.execPath, node);
  const env = { HOME: path.join(folder, 'home'), TMPDIR: path.join(folder, 'tmp') };
  for (const one of Object.values(env)) mkdirSync(one);
  if (isRoot()) run('chown', '-R', 'nobody:nogroup', folder);
  return { root: clone, node, env };
}
