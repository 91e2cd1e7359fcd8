import { readdirSync } from 'node:fs';
import path from 'node:path';
import { OperatorError } from '../OperatorError.ts';
import { root } from './paths.ts';

/** The shell first, because remotes cannot be released without it. */
export function deployablePackages(): string[] {
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return ['shell', ...remotes.sort()];
}

/** @param name `mfe-accounts` or `accounts` @throws {OperatorError} listing the packages */
export function findPackage(name: string): string {
  const packages = deployablePackages();
  const found = packages.find((candidate) => candidate === name || candidate === `mfe-${name}`);
  if (!found) throw new OperatorError(`There is no package "${name}". Choose one of: ${packages.join(', ')}.`);
  return found;
}

export function distOf(name: string): string {
  return path.join(root, name, 'dist');
}
