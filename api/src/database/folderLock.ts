import { readFileSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { SetupError } from '../SetupError.ts';

/**
 * Makes this process the only one that uses a folder: two embedded databases in one folder lose each other's writes.
 * A lock whose process has ended is taken over.
 *
 * @returns gives the folder back
 * @throws {SetupError} when a living process holds it
 */
export async function lockFolder(file: string): Promise<() => Promise<void>> {
  const mine = `${process.pid} ${startOf(process.pid)}`;
  if (!(await isCreated(file, mine))) await takeOver(file, mine);
  return () => rm(file, { force: true });
}

async function takeOver(file: string, mine: string): Promise<void> {
  const holder = await readFile(file, 'utf8');
  if (isAlive(holder)) refuse(file, holder);
  const aside = `${file}.${process.pid}`;
  await rename(file, aside);
  const taken = await readFile(aside, 'utf8');
  await rm(aside);
  // Another process may have been first: then it was that one's lock, which it gets back.
  const owner = taken === holder ? mine : taken;
  if (!(await isCreated(file, owner)) || owner !== mine) refuse(file, taken);
}

function refuse(file: string, holder: string): never {
  const [pid] = holder.split(' ');
  throw new SetupError(
    `${file}: process ${pid} uses this database. Stop it, or choose another folder in BANK_DATA. If it is no bank, delete the file.`,
  );
}

function isCreated(file: string, content: string): Promise<boolean> {
  return writeFile(file, content, { flag: 'wx' }).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'EEXIST') return false;
      throw error;
    },
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
