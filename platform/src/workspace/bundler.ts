import { createRequire } from 'node:module';
import path from 'node:path';
import type { Package } from './Workspace.ts';

/** The program that builds and serves the package, wherever the package manager has put it. */
export function bundlerOf({ folder }: Package): string {
  const manifest = createRequire(path.join(folder, 'package.json')).resolve('@rspack/cli/package.json');
  return path.join(path.dirname(manifest), 'bin/rspack.js');
}
