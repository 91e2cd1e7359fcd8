import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { artifactKey } from '@bank/registry/artifactKey.ts';
import { perStorePath } from '@bank/registry/store/perStorePath.ts';
import type { Attack } from './Attack.ts';
import { BankProcess } from './BankProcess.ts';
import { StoreServer } from './StoreServer.ts';
import type { Victim } from './Victim.ts';

const PAGES = 20;

/** A gateway with copies of a store's registry and pages. */
async function startOn(s3: StoreServer, victim: Victim): Promise<BankProcess> {
  const seen = path.join(victim.folder, 'seen');
  const store = 's3://bank/';
  const isScript = (file: string) => /\.js(\.\w+)?$/.test(file);
  const options = { recursive: true, filter: (file: string) => !isScript(file) };
  await cp(victim.deployment.store.root, perStorePath(seen, store, 'copy-'), options);
  return BankProcess.start('serve', {
    ...victim.env,
    BANK_STORE: store,
    BANK_S3_ENDPOINT: await s3.listen(),
    BANK_SEEN: seen,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
}

async function healthOf({ url }: BankProcess): Promise<{ status: string; problems: string[] }> {
  return (await fetch(`${url}health`)).json() as never;
}

/** While the store hangs. @returns how long the pages took together, in s */
async function askForPages(victim: Victim, gateway: BankProcess): Promise<number> {
  const start = performance.now();
  const isNamed = async () => (await healthOf(gateway)).problems.join().includes('has not answered');
  await victim.until('the store that hangs', isNamed);
  for (let page = 0; page < PAGES; page += 1) {
    const { status } = await fetch(`${gateway.url}dashboard`);
    assert(status === 200, `a page is answered with ${status}`);
  }
  const seconds = (performance.now() - start) / 1000;
  assert(seconds < 7, `${PAGES} pages take ${seconds.toFixed(1)} s`);
  return seconds;
}

export const objectStore: Attack = {
  name: 'an S3 store takes connections and never answers, then sends an altered script, then hangs again',
  play: async (victim) => {
    const s3 = new StoreServer(victim.deployment.store);
    s3.isHanging = true;
    const gateway = await startOn(s3, victim);
    try {
      const first = await askForPages(victim, gateway);
      const shell = await victim.shell();
      s3.altered = String(shell.entry[0]);
      s3.goOn();
      await victim.until('the store', async () => (await healthOf(gateway)).status === 'ok');
      const script = await fetch(gateway.url + artifactKey(shell, s3.altered));
      const answer = `${script.status} ${script.headers.get('cache-control')}`;
      assert(answer === '502 no-store', `the script is answered with ${answer}`);
      s3.isHanging = true;
      const again = await askForPages(victim, gateway);
      const seconds = [first, again].map((one) => one.toFixed(1)).join(' and ');
      return `${PAGES} pages take ${seconds} s, and health names the store; the script is answered with 502`;
    } finally {
      await gateway.stop();
      s3.close();
    }
  },
};
