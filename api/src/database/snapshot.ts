import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fingerprint } from './fingerprint.js';

/** A new bank as a file: one that begins from it is there in a moment. */
export interface Snapshot {
  dump: Blob;
  /** The day on which it was seeded. */
  day: Date;
}

/** Put in by the bundler: the sources are not there any more when a bundle runs. */
declare const NEW_BANK: string | undefined;
const FINISHED = '.tgz';

/** What was kept for this very state of the code, if anything. */
export async function findSnapshot(cache: string, sources?: string[]): Promise<Snapshot | undefined> {
  const prefix = `${await madeBy(sources)}-`;
  const name = (await finished(cache)).find((candidate) => candidate.startsWith(prefix));
  if (!name) return undefined;
  // Whole, and at once: another process may replace the file or forget it.
  const bytes = await readFile(path.join(cache, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  return bytes && { dump: new Blob([bytes]), day: new Date(name.slice(prefix.length, -FINISHED.length)) };
}

/** Keeps a new bank, and forgets those of earlier code and days. Several processes may do it at once. */
export async function saveSnapshot(cache: string, { dump, day }: Snapshot, sources?: string[]): Promise<void> {
  await mkdir(cache, { recursive: true });
  const name = `${await madeBy(sources)}-${day.toISOString().slice(0, 10)}${FINISHED}`;
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

/** @param sources none: this very code */
async function madeBy(sources?: string[]): Promise<string> {
  return !sources && typeof NEW_BANK === 'string' ? NEW_BANK : fingerprint(sources);
}
