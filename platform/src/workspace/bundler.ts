import { createRequire } from 'node:module';
import path from 'node:path';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Package } from './Workspace.ts';

/** The program that builds and serves the package; it comes with `@bank/platform`. @throws {OperatorError} when that is not installed */
export function bundlerOf({ folder }: Package): string {
  const manifest = createRequire(platformOf(folder)).resolve('@rspack/cli/package.json');
  return path.join(path.dirname(manifest), 'bin/rspack.js');
}

/** @returns the package.json of the `@bank/platform` that the package is built with */
export function platformOf(folder: string): string {
  try {
    return createRequire(path.join(folder, 'package.json')).resolve('@bank/platform/package.json');
  } catch {
    throw new OperatorError(
      `${folder}: @bank/platform is not installed. Add it to "devDependencies", then run npm install.`,
    );
  }
}
