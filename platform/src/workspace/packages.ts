import { readdirSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../OperatorError.ts';
import { root } from './paths.ts';

/** The packages that are built and released: the shell first, as the registry needs it before any remote. */
export function deployablePackages(): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return ['shell', ...remotes.sort()];
}

/**
 * The package that somebody means by `mfe-accounts` or, for short, `accounts`.
 *
 * @throws {OperatorError} listing what there is
 */
export function findPackage(name: string): string {
  const packages = deployablePackages();
  const found = packages.find((candidate) => candidate === name || candidate === `mfe-${name}`);
  if (!found) throw new OperatorError(`There is no package "${name}". Choose one of: ${packages.join(', ')}.`);
  return found;
}

export function distOf(name: string): string {
  return path.join(root, name, 'dist');
}
