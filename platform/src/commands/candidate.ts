import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Candidate, readCandidate } from '../release/release.ts';
import { buildIfChanged } from '../workspace/build.ts';
import { distOf, findPackage } from '../workspace/packages.ts';

/**
 * What somebody wants to release: a folder that holds a build, or a package of the workspace, which is built first.
 *
 * @throws {OperatorError} when it is neither, or does not build
 */
export async function candidateOf(wanted: string, base?: string): Promise<Candidate> {
  const folder = path.resolve(wanted);
  if (existsSync(path.join(folder, 'bank.json'))) return readCandidate(folder, base);
  const name = findPackage(wanted);
  await buildIfChanged(name);
  return readCandidate(distOf(name), base);
}
