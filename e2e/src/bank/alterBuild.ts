import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildOf, buildsFolder } from './builds.ts';

/**
 * A copy of a build with altered texts, as a squad with other tools might release it; integrity in the entry is
 * updated.
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
  const isEntry = (file: string) => file.startsWith('remoteEntry');
  const mended = new Map<string, string>();
  for (const file of files.toSorted((a, b) => Number(isEntry(a)) - Number(isEntry(b)))) {
    const before = await readFile(path.join(folder, file), 'utf8');
    let after = alter(before, file);
    for (const [old, current] of mended) after = after.replaceAll(old, current);
    mended.set(hash(before), hash(after));
    await writeFile(path.join(folder, file), after);
  }
  return folder;
}

function hash(text: string): string {
  return createHash('sha384').update(text).digest('base64');
}
