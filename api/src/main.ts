import { drainOnSignal } from '@bank/observability/drainOnSignal.ts';
import { openInstruments } from '@bank/observability/openInstruments.ts';
import { takeSecretFiles } from '@bank/observability/takeSecretFiles.ts';
import { describeError } from './kernel/describeError.ts';
import { SetupError } from './kernel/SetupError.ts';
import { prepareDatabase } from './openDatabase.ts';
import { DEMO_PASSWORD, demo } from './seeds/people.ts';
import { readDatabaseUrl, readSettings } from './settings.ts';
import { startApi } from './startApi.ts';

const SECRETS = ['BANK_CARD_NETWORK_SECRET', 'BANK_SMTP', 'BANK_WEBHOOKS', 'DATABASE_REPLICA_URL', 'DATABASE_URL'];

try {
  takeSecretFiles(process.env, SECRETS, SetupError);
  if (process.argv[2] === 'migrate') await migrateDatabase();
  else await serve();
} catch (error) {
  console.error(error instanceof SetupError ? error.message : describeError(error));
  process.exit(1);
}

async function migrateDatabase(): Promise<void> {
  await prepareDatabase(readDatabaseUrl(process.env), { isDemo: false }, console.error);
  console.log('The database is up to date.');
}

async function serve(): Promise<void> {
  const settings = readSettings(process.env);
  const instruments = await openInstruments({ server: 'api', env: process.env, SetupError });
  let close = instruments.close;
  const isDraining = drainOnSignal(() => close());
  const api = await startApi(settings, instruments, isDraining);
  close = api.close;
  const { address, hasOutboxPage } = api;
  process.on('disconnect', () => process.emit('SIGINT', 'SIGINT'));
  if (!process.send) console.log(`The API is ready at ${address}`);
  process.send?.({
    address,
    hasOutboxPage,
    ...(settings.isDemo && { demo: { username: demo.username, password: DEMO_PASSWORD } }),
  });
}
