import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { SetupError } from '../SetupError.ts';

/**
 * Two processes with an embedded database in one folder lose each other's writes. Takes over the lock of a process
 * that has ended.
 * @returns unlocks
 * @throws {SetupError} when a running process holds the lock
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

/** `link` is atomic: nobody can read a half-written lock. */
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
 * Replaces the lock of a process that has ended. A second lock, named after the old one's content, makes sure that
 * no third process has replaced it meanwhile.
 * @returns `false` when the lock has changed or gone
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

/** Start time of a process where the system reports it, since process ids are reused. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch {
    return '';
  }
}
