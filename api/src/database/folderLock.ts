import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { SetupError } from '../SetupError.ts';

/**
 * Makes this process the only one that uses a folder: two embedded databases in one folder lose each other's writes.
 * A lock whose process has ended is taken over.
 *
 * @returns gives the folder back
 * @throws {SetupError} when a living process holds it
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  const id = randomUUID();
  const own = `${file}.${id}`;
  await writeFile(own, `${process.pid} ${startOf(process.pid)} ${id}`);
  try {
    while (!(await isLinked(own, file)) && !(await isTakenOver(own, file)));
  } finally {
    await rm(own, { force: true });
  }
  return () => rm(file, { force: true });
}

/** A lock appears with what is in it, or not at all: nobody reads one that is half written. */
function isLinked(own: string, file: string): Promise<boolean> {
  return link(own, file).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
  );
}

/**
 * Puts a lock in the place of one whose process has ended. Whoever does that holds a lock on that very one: only so is it
 * certain that what is replaced is not a third process's, which was faster.
 *
 * @returns whether it did; not when there is another lock by now, or none
 */
async function isTakenOver(own: string, file: string): Promise<boolean> {
  const holder = await read(file);
  if (holder === undefined) return false;
  if (isAlive(holder)) refuse(file, holder);
  const unlock = await lockFolder(`${file}.${createHash('sha256').update(holder).digest('hex').slice(0, 16)}`);
  try {
    if ((await read(file)) !== holder) return false;
    await rename(own, file);
    return true;
  } finally {
    await unlock();
  }
}

/** @returns nothing where there is no such file */
function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

function refuse(file: string, holder: string): never {
  const [pid] = holder.split(' ');
  throw new SetupError(
    `${file}: process ${pid} uses this database. Stop it, or choose another folder in BANK_DATA. If it is no bank, delete the file.`,
  );
}

function isAlive(holder: string): boolean {
  const [pid = '', start] = holder.split(' ');
  try {
    process.kill(Number(pid), 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
  return startOf(Number(pid)) === start;
}

/** When a process began, where the system tells: numbers of processes are used again. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}
