import { DEMO_PASSWORD, demo } from './seeds/people.ts';
import { readSettings } from './settings.ts';
import { startApi } from './startApi.ts';
import { createTestDatabase } from './testing/openTestDatabase.ts';

const BANK_SMTP = 'smtp://127.0.0.1:9';

/** What everybody can see of a bank on a PostgreSQL, and whether the published demo customer is in it. */
async function startOn(env: NodeJS.ProcessEnv) {
  const { address, close } = await startApi(readSettings({ DATABASE_URL: await createTestDatabase(), ...env }));
  const outbox = await fetch(`${address}/api/v1/development/outbox`);
  const known = await fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-bank-request': '1' },
    body: JSON.stringify({ username: demo.username, password: DEMO_PASSWORD }),
  });
  await close();
  return { outbox: outbox.status, known: known.status };
}

test('serves a PostgreSQL without a demo customer, and lists its messages for nobody', async () => {
  expect(await startOn({ BANK_SMTP, BANK_ORIGIN: 'https://bank.example' })).toEqual({ outbox: 404, known: 401 });
}, 60_000);

test('makes a demonstration bank of a PostgreSQL when told to, with its outbox listed unless it can be sent', async () => {
  expect(await startOn({ BANK_DEMO: 'yes' })).toEqual({ outbox: 200, known: 200 });
  expect(await startOn({ BANK_DEMO: 'yes', BANK_SMTP })).toEqual({ outbox: 404, known: 200 });
}, 60_000);
