import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { filledStore } from '../bank/builds.ts';
import { freePort } from '../bank/freePort.ts';
import { root, runCli, stopProcess, whenReady } from '../bank/runCli.ts';

export interface LiveBank {
  url: string;
  origin: string;
  store: string;
  /** Like a power cut. */
  kill(): Promise<void>;
  restart(): Promise<void>;
  /** Starts again with the data of the first day. */
  startAnew(): Promise<void>;
  stop(): Promise<void>;
}

export const DEMO_PASSWORD = 'Harbour-Light-27';

/** Starts a bank as `npm run start:live` does, with its own data. */
export async function startLiveBank(): Promise<LiveBank> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'live-bank-'));
  const store = path.join(folder, 'store');
  const data = path.join(folder, 'data');
  await cp(filledStore(), store, { recursive: true });
  const port = await freePort();
  const start = async () => {
    const bank = runCli(['start-live'], {
      ...process.env,
      BANK_STORE: store,
      // A journey's passkey is minutes old.
      BANK_NEW_FACTOR_HOURS: '0',
      BANK_CONFIG: path.join(root, 'bank.config.json'),
      BANK_DATA: data,
      PORT: String(port),
    });
    await whenReady(bank);
    return bank;
  };
  let bank = await start();
  const kill = async () => {
    const [api] = (await readFile(path.join(data, 'lock'), 'utf8')).split(' ');
    const end = new Promise((resolve) => bank.once('exit', resolve));
    bank.kill('SIGKILL');
    await end;
    await killAlone(Number(api));
  };
  const origin = `http://localhost:${port}`;
  return {
    url: `${origin}/banking/`,
    origin,
    store,
    kill,
    restart: async () => {
      bank = await start();
    },
    startAnew: async () => {
      await kill();
      await rm(data, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
      bank = await start();
    },
    stop: async () => {
      await stopProcess(bank);
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

/** The API of a bank that was killed would drain first, and hold its database until then. */
async function killAlone(pid: number): Promise<void> {
  while (isThere(pid)) await setTimeout(20);
}

/** Kills it, if it is. */
function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch {
    return false;
  }
}
