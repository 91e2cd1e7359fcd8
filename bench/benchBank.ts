import { createApi } from '@bank/api/src/createApi.ts';
import { type Bank, IDLE_LIMIT_MS } from '@bank/api/src/kernel/bank/Bank.ts';
import { argon2 } from '@bank/api/src/kernel/bank/Passwords.ts';
import { openDatabase } from '@bank/api/src/openDatabase.ts';
import { readSettings } from '@bank/api/src/settings.ts';
import { startPostgres } from '@bank/api/src/testing/startPostgres.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** A seeded bank that answers over HTTP, on a database of its own. */
export async function openBenchBank(kind: Bank['kind']) {
  const folder = temporaryFolder();
  const server = kind === 'postgresql' ? await startPostgres() : undefined;
  const settings = readSettings({
    BANK_DATA: folder,
    BANK_DEMO: 'yes',
    ...(server && { DATABASE_URL: server.urlOf('postgres') }),
  });
  const database = await openDatabase(settings, console.error);
  const bank: Bank = {
    db: database.db,
    kind,
    passwords: argon2,
    now: () => new Date(),
    idleLimit: IDLE_LIMIT_MS,
    confirmAbove: null,
    newFactorWait: 0,
  };
  const api = await createApi({ bank, hasOutboxPage: false });
  // A bare route in the same server, to compare with.
  api.get('/bare', async () => ({ status: 'ok' }));
  const address = await api.listen({ host: '127.0.0.1', port: 0 });
  const headers = { 'content-type': 'application/json', 'x-bank-request': '1', 'sec-fetch-site': 'same-origin' };
  return {
    address,
    ask: (url: string, body: object) =>
      fetch(`${address}/api/v1${url}`, { method: 'POST', headers, body: JSON.stringify(body) }).then(async (answer) => {
        await answer.text();
        return answer;
      }),
    /** Otherwise the tries would be too many. */
    forget: async () => {
      for (const table of ['throttles', 'failures'] as const) await database.db.deleteFrom(table).execute();
    },
    close: async () => {
      await api.close();
      await database.close();
      await server?.remove();
    },
  };
}
