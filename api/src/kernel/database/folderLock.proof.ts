import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
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

test('is never had by two processes, on a new file and on those that others leave', async () => {
  const file = await newFile();
  const contender = path.resolve(__dirname, '../../../../dist/workspace/lockContender.js');
  const contenders = Array.from({ length: 4 }, () => fork(contender, [file, '300'], { silent: true }));
  await Promise.all(contenders.map((child) => once(child, 'message')));

  const outcomes = contenders.map(async (child) => {
    const [said, complaints] = [child.stdout, child.stderr].map((stream) => stream && text(stream));
    const [code] = await once(child, 'exit');
    return { code, complaints: await complaints, ...JSON.parse((await said) || '{}') };
  });
  for (const child of contenders) child.send('go');

  const settled = await Promise.all(outcomes);
  expect(settled).toEqual(contenders.map(() => ({ code: 0, complaints: '', taken: expect.any(Number) })));
  expect(settled.reduce((sum, { taken }) => sum + taken, 0)).toBeGreaterThan(4);
});
