import { spawn } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { lockFolder } from './folderLock.ts';

const newFile = async () => path.join(await mkdtemp(path.join(os.tmpdir(), 'bank-lock-')), 'lock');

test('refuses a folder that a living process holds, names it, and takes it once that has ended', async () => {
  const file = await newFile();
  const holder = spawn('sleep', ['600']);
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  const stat = await readFile(`/proc/${holder.pid}/stat`, 'utf8');
  await writeFile(file, `${holder.pid} ${stat.slice(stat.lastIndexOf(')')).split(' ')[20]}`);

  await expect(lockFolder(file)).rejects.toThrow(`process ${holder.pid} uses this database`);

  holder.kill('SIGKILL');
  await ended;
  await (await lockFolder(file))();
});

test('takes over from a process whose number another one has now', async () => {
  const file = await newFile();
  await writeFile(file, `${process.ppid} 1`);

  await expect(lockFolder(file)).resolves.toBeInstanceOf(Function);
});

test('gives a stale lock to one of many who want it at once', async () => {
  const file = await newFile();
  await writeFile(file, '4194999 1');

  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(file)));

  expect(attempts.filter(({ status }) => status === 'fulfilled').length).toBe(1);
});
