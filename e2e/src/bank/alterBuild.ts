import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildOf, buildsFolder } from './builds.ts';

/** The order in which files name each other: chunks, what loads them, and the descriptions of the build. */
const ORDER = [/\.js$/, /^(development-)?main\.|^remoteEntry/, /\.json$/];

/**
 * A copy of a build with altered texts, as a squad with other tools might release it: altered files have other names, and
 * integrity where they are loaded is updated.
 * @returns its folder
 */
export async function alterBuild(
  name: string,
  alter: (text: string, file: string) => string,
  build = buildOf(name),
): Promise<string> {
  const folder = await mkdtemp(path.join(buildsFolder(), `${name}-`));
  await cp(build, folder, { recursive: true });
  const files = (await readdir(folder)).filter((file) => /\.(js|json)$/.test(file));
  const mended = new Map<string, string>();
  for (const file of files.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const before = await readFile(path.join(folder, file), 'utf8');
    let after = alter(before, file);
    for (const [old, current] of mended) after = after.replaceAll(old, current);
    if (after === before) continue;
    const [, nameHash] = /\.([0-9a-f]{10})\.js$/.exec(file) ?? [];
    await rm(path.join(folder, file));
    await writeFile(path.join(folder, nameHash ? file.replace(nameHash, nameOf(after)) : file), after);
    mended.set(integrityOf(before), integrityOf(after));
    if (nameHash) mended.set(nameHash, nameOf(after));
  }
  return folder;
}

function rankOf(file: string): number {
  return ORDER.findLastIndex((pattern) => pattern.test(file));
}

function integrityOf(text: string): string {
  return createHash('sha384').update(text).digest('base64');
}

function nameOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}
