import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { emptyFolder } from '@bank/registry/testing/deployment.ts';
import type { Ready } from './ApiProcess';

const UNOPTIMIZED = `--require ${JSON.stringify(path.join(__dirname, '../testing/unoptimized.cjs'))}`;

let starter: ChildProcess | undefined;
let printed = '';

/** Starts the API as the live mode does, in a process whose output can be read. */
async function start(env: NodeJS.ProcessEnv, settings: NodeJS.ProcessEnv = {}): Promise<Ready> {
  const script = `
    import { ApiProcess } from ${JSON.stringify(path.join(__dirname, 'ApiProcess.ts'))};
    const api = new ApiProcess(console.log, ${JSON.stringify(settings)});
    process.send(await api.start());
    process.once('message', async () => process.send(await api.stop().then(() => 'stopped')));
  `;
  printed = '';
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    env: { ...process.env, NODE_OPTIONS: UNOPTIMIZED, BANK_DATA: await emptyFolder(), ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  starter = child;
  child.stdout?.on('data', (chunk) => (printed += chunk));
  return new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as Ready));
    child.once('exit', () => reject(new Error(`It ended:\n${printed}`)));
  });
}

afterEach(async () => {
  // The API ends with whoever started it, and closes the output as the last one.
  const closed = new Promise((resolve) => starter?.once('close', resolve));
  starter?.kill();
  await closed;
});

test('lets the API’s warnings be seen, such as a mail that was not taken, and says that there is no page of them', async () => {
  const { address, hasOutboxPage } = await start({ BANK_SMTP: 'smtp://127.0.0.1:1' });
  expect(hasOutboxPage).toBe(false);
  expect(printed).toBe('');

  await fetch(`${address}/api/v1/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-bank-request': '1', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ phone: '+1 800 555 0176' }),
  });

  while (!printed.includes('ECONNREFUSED')) await new Promise((resolve) => starter?.stdout?.once('data', resolve));
}, 120_000);

test('says that there is a page of messages where no mail is sent', async () => {
  const { address, hasOutboxPage } = await start({ BANK_SMTP: '' });

  expect(hasOutboxPage).toBe(true);
  expect((await fetch(`${address}/api/v1/development/outbox`)).status).toBe(200);
}, 120_000);

test('takes what follows from the configuration', async () => {
  const { address } = await start({}, { BANK_IDLE_MINUTES: '35' });

  expect(await (await fetch(`${address}/api/v1/health`)).json()).toMatchObject({ idleMinutes: 35 });
}, 120_000);

test('leaves the last word to the environment, which the gateway compares', async () => {
  const { address } = await start({ BANK_IDLE_MINUTES: '10' }, { BANK_IDLE_MINUTES: '35' });

  expect(await (await fetch(`${address}/api/v1/health`)).json()).toMatchObject({ idleMinutes: 10 });
}, 120_000);

test('has stopped the API when it says so, and leaves its database to the next', async () => {
  const BANK_DATA = await emptyFolder();
  const { address } = await start({ BANK_DATA });
  expect(readdirSync(BANK_DATA)).toContain('lock');

  const stopped = once(starter as ChildProcess, 'message');
  starter?.send('stop');

  expect(await stopped).toEqual(['stopped', undefined]);
  expect(readdirSync(BANK_DATA)).not.toContain('lock');
  await expect(fetch(`${address}/api/v1/health`)).rejects.toThrow();
}, 120_000);
