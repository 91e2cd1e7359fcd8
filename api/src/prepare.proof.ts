import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'bank-prepare-'));
});
afterEach(() => rm(folder, { recursive: true }));

const cache = () => path.join(folder, 'cache');
const kept = () => readdir(cache()).catch(() => []);

/** Does the step for a bank in a folder. @returns the messages it sent to its parent */
async function prepare(env: NodeJS.ProcessEnv = {}) {
  const child = fork(path.resolve(__dirname, '../../dist/workspace/prepare.js'), [cache()], {
    env: { ...process.env, BANK_DATA: path.join(folder, 'data'), ...env },
  });
  const told: unknown[] = [];
  child.on('message', (message) => told.push(message));
  const [code] = await once(child, 'exit');
  return { code, told };
}

test('makes what a new bank begins from, and once only', async () => {
  expect(await prepare()).toEqual({ code: 0, told: ['making'] });
  expect(await kept()).toHaveLength(1);

  expect(await prepare()).toEqual({ code: 0, told: [] });
}, 120_000);

test('makes nothing for a bank that is there, nor for a PostgreSQL', async () => {
  await mkdir(path.join(folder, 'data'));
  await writeFile(path.join(folder, 'data/ready'), '');
  expect(await prepare()).toEqual({ code: 0, told: [] });

  const DATABASE_URL = 'postgresql://bank@db.example/bank';
  expect(await prepare({ BANK_DATA: folder, DATABASE_URL, BANK_DEMO: 'yes' })).toEqual({ code: 0, told: [] });
  expect(await kept()).toEqual([]);
}, 60_000);
