import assert from 'node:assert/strict';
import { cp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { perStorePath } from '../registry/perStorePath.ts';
import type { Attack } from './Attack.ts';
import { BankProcess } from './BankProcess.ts';
import type { Victim } from './Victim.ts';

const PAGES = 20;

/** A gateway with copies of an S3 store, which takes connections and never answers. */
async function startOnHangingStore(victim: Victim) {
  const s3 = createServer(() => {});
  await new Promise<void>((resolve) => s3.listen(0, '127.0.0.1', resolve));
  const seen = path.join(victim.folder, 'seen');
  const store = 's3://hanging/';
  await cp(victim.deployment.store.root, perStorePath(seen, store, 'copy-'), { recursive: true });
  const gateway = await BankProcess.start('serve', {
    ...victim.env,
    BANK_STORE: store,
    BANK_S3_ENDPOINT: `http://127.0.0.1:${(s3.address() as AddressInfo).port}`,
    BANK_SEEN: seen,
    AWS_ACCESS_KEY_ID: 'id',
    AWS_SECRET_ACCESS_KEY: 'secret',
  });
  const stop = async () => {
    await gateway.stop();
    s3.closeAllConnections();
    s3.close();
  };
  return { gateway, stop };
}

export const hangingStore: Attack = {
  name: 'an S3 store takes connections and never answers',
  play: async (victim) => {
    const { gateway, stop } = await startOnHangingStore(victim);
    try {
      const start = performance.now();
      for (let page = 0; page < PAGES; page += 1) {
        const { status } = await fetch(`${gateway.url}dashboard`);
        assert(status === 200, `a page is answered with ${status}`);
      }
      const seconds = (performance.now() - start) / 1000;
      assert(seconds < 7, `${PAGES} pages take ${seconds.toFixed(1)} s`);
      const { status, problems } = (await (await fetch(`${gateway.url}health`)).json()) as {
        status: string;
        problems: string[];
      };
      assert(status === 'degraded' && problems.join().includes('has not answered'), `health says ${status}`);
      return `${PAGES} pages take ${seconds.toFixed(1)} s, and health names the store`;
    } finally {
      await stop();
    }
  },
};
