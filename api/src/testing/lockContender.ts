import { mkdir, rename, rmdir, writeFile } from 'node:fs/promises';
import { lockFolder } from '../kernel/database/folderLock.ts';
import { SetupError } from '../kernel/SetupError.ts';

/**
 * Takes a lock repeatedly, in competition with other processes, and prints how often it got it. Abandons every
 * second lock like a killed process. Fails when another process holds the lock at the same time.
 */
const [file = '', tries = ''] = process.argv.slice(2);
let taken = 0;
process.send?.('ready');
await new Promise((resolve) => process.once('message', resolve));
for (let turn = 0; turn < Number(tries); turn += 1) {
  const unlock = await lockFolder(file).catch((error: unknown) => {
    if (!(error instanceof SetupError)) throw error;
  });
  if (!unlock) continue;
  taken += 1;
  await mkdir(`${file}-inside`);
  await rmdir(`${file}-inside`);
  if (turn % 2) await unlock();
  else await abandon(turn);
}
console.log(JSON.stringify({ taken }));
process.disconnect?.();

async function abandon(turn: number): Promise<void> {
  const stale = `${file}-${process.pid}`;
  await writeFile(stale, `4194999 ${process.pid}-${turn}`);
  await rename(stale, file);
}
