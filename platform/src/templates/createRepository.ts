import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import { type NewRemote, writeTemplates } from './createRemote.ts';

/** Defined by the bundler in the published package: what a new repository installs, by name. */
declare const VERSIONS: Record<string, string> | undefined;

export const publishedVersions = typeof VERSIONS === 'object' ? VERSIONS : {};

export interface NewRepository extends NewRemote {
  /** What package.json says of the bank: where it is, and whose keys count. */
  bank?: object | undefined;
  /** Where npm has the bank's packages from, if not from where it has all others. */
  registry?: string | undefined;
}

/** @param folder that is empty but for git's own @throws {OperatorError} when it is not; nothing is overwritten */
export async function createRepository(folder: string, { bank, registry, ...remote }: NewRepository): Promise<void> {
  const [found] = (await readdir(folder)).filter((name) => name !== '.git');
  if (found) throw new OperatorError(`${folder} is not empty: it has ${found}. Run this in an empty folder.`);
  await writeTemplates(['remote', 'repository'], folder, remote, (text, file) =>
    path.basename(file) === 'package.json' ? manifest(JSON.parse(text), bank) : text,
  );
  if (registry) await writeFile(path.join(folder, '.npmrc'), `@bank:registry=${registry}\n`);
}

/** The workspace's own protocols mean nothing elsewhere. */
function manifest({ dependencies, devDependencies, ...facts }: Manifest, bank?: object): string {
  const resolved = (names: object) =>
    Object.fromEntries(Object.keys(names).map((name) => [name, publishedVersions[name] ?? missing(name)]));
  const whole = {
    ...facts,
    ...(bank && { bank }),
    dependencies: resolved(dependencies),
    devDependencies: resolved(devDependencies),
  };
  return `${JSON.stringify(whole, null, 2)}\n`;
}

interface Manifest {
  dependencies: object;
  devDependencies: object;
}

function missing(name: string): never {
  throw new OperatorError(
    `Repositories are made by the published package, which knows the version of ${name}. Run "npx @bank/platform new".`,
  );
}
