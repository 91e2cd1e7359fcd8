import { once } from 'node:events';
import { DEMO_PASSWORD, demo } from './seeds/people.ts';
import { readSettings } from './settings.ts';
import { startApi } from './startApi.ts';
import { openReceiver } from './testing/openReceiver.ts';
import { createTestDatabase } from './testing/openTestDatabase.ts';

const BANK_SMTP = 'smtp://127.0.0.1:9';

/** What everybody can see of a bank on a PostgreSQL, and whether the published demo customer is in it. */
async function startOn(env: NodeJS.ProcessEnv) {
  const { address, close } = await startApi(readSettings({ DATABASE_URL: await createTestDatabase(), ...env }));
  const outbox = await fetch(`${address}/api/v1/development/outbox`);
  const known = await signIn(address);
  await close();
  return { outbox: outbox.status, known: known.status };
}

function signIn(address: string): Promise<Response> {
  return fetch(`${address}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', 'x-bank-request': '1' },
    body: JSON.stringify({ username: demo.username, password: DEMO_PASSWORD }),
  });
}

test('serves a PostgreSQL without a demo customer, and lists its messages for nobody', async () => {
  expect(await startOn({ BANK_SMTP, BANK_ORIGIN: 'https://bank.example' })).toEqual({ outbox: 404, known: 401 });
}, 60_000);

test('makes a demonstration bank of a PostgreSQL when told to, with its outbox listed unless it can be sent', async () => {
  expect(await startOn({ BANK_DEMO: 'yes' })).toEqual({ outbox: 200, known: 200 });
  expect(await startOn({ BANK_DEMO: 'yes', BANK_SMTP })).toEqual({ outbox: 404, known: 200 });
}, 60_000);

test('tells the bank’s own systems what happens', async () => {
  const receiver = await openReceiver('feed');
  process.env.BANK_WEBHOOKS = JSON.stringify([receiver.settings]);
  const env = { BANK_SMTP, BANK_ORIGIN: 'https://bank.example', DATABASE_URL: await createTestDatabase() };
  const { address, close } = await startApi(readSettings(env));
  const told = once(receiver.arrivals, 'arrived');

  await signIn(address);
  await told;

  expect(receiver.received).toMatchObject([{ event: { type: 'sign-in-refused', data: { customerId: null } } }]);
  delete process.env.BANK_WEBHOOKS;
  await close();
  await receiver.close();
}, 60_000);
