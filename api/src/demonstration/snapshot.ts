import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { dayAt, timeOn } from '../kernel/bank/days.ts';
import { fingerprint } from './fingerprint.js';

export interface Snapshot {
  dump: Blob;
  day: Date;
}

/** Replaced by the bundler with the fingerprint, since a bundle has no sources to compute it from. */
declare const NEW_BANK: string | undefined;
const FINISHED = '.tgz';

export async function findSnapshot(cache: string, sources?: string): Promise<Snapshot | undefined> {
  const prefix = `${await snapshotKey(sources)}-`;
  const name = (await finished(cache)).find((candidate) => candidate.startsWith(prefix));
  if (!name) return undefined;
  // Read at once: another process may replace or delete the file.
  const bytes = await readFile(path.join(cache, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return bytes && { dump: new Blob([bytes]), day: timeOn(name.slice(prefix.length, -FINISHED.length), '12:00:00') };
}

/** Saves a snapshot and deletes those of earlier code or days. Several processes may do so at once. */
export async function saveSnapshot(cache: string, { dump, day }: Snapshot, sources?: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const name = `${await snapshotKey(sources)}-${dayAt(day)}${FINISHED}`;
  const part = path.join(cache, `${randomUUID()}.part`);
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, path.join(cache, name));
  const others = (await finished(cache)).filter((other) => other !== name);
  await Promise.all(others.map((other) => rm(path.join(cache, other), { force: true })));
}

async function finished(cache: string): Promise<string[]> {
  const names = await readdir(cache).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(FINISHED));
}

async function snapshotKey(sources?: string): Promise<string> {
  return !sources && typeof NEW_BANK === 'string' ? NEW_BANK : fingerprint(sources);
}
