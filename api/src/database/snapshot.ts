import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Snapshot {
  dump: Blob;
  /** The day on which it was seeded. */
  day: Date;
}

const PGLITE = path.resolve(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');
const sources = ['migrations', '../seeds'].map((folder) => path.resolve(import.meta.dirname, folder));

/** A new bank as a file: it begins in half a second instead of several. Made once for each state of the code. */
export async function findSnapshot(cache: string): Promise<Snapshot | undefined> {
  const prefix = `${await fingerprint()}-`;
  const names = await readdir(cache).catch(() => []);
  const name = names.find((candidate) => candidate.startsWith(prefix) && candidate.endsWith('.tgz'));
  if (!name) return undefined;
  const day = new Date(name.slice(prefix.length, -'.tgz'.length));
  return { dump: await openAsBlob(path.join(cache, name)), day };
}

/** Keeps a new bank, and forgets those of earlier code. */
export async function saveSnapshot(cache: string, dump: Blob, day: Date): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const name of await readdir(cache)) await rm(path.join(cache, name));
  const file = path.join(cache, `${await fingerprint()}-${day.toISOString().slice(0, 10)}.tgz`);
  const part = `${file}.${process.pid}`;
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, file);
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of sources) {
    for (const name of (await readdir(folder)).sort())
      hash.update(name).update(await readFile(path.join(folder, name)));
  }
  const { version } = JSON.parse(await readFile(PGLITE, 'utf8'));
  return hash.update(version).digest('hex').slice(0, 16);
}
