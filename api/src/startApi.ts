import type { Bank } from './bank/Bank.ts';
import { MINUTE, SECOND } from './bank/Bank.ts';
import { argon2 } from './bank/Passwords.ts';
import { repeat } from './bank/repeat.ts';
import { deliver } from './features/outbox/deliver.ts';
import type { Transport } from './features/outbox/Message.ts';
import { createApi } from './http/createApi.ts';
import { proveBooks } from './ledger/proveBooks.ts';
import { openDatabase } from './openDatabase.ts';
import type { Settings } from './settings.ts';
import { sweep } from './sweep.ts';

const DELIVERY_INTERVAL_MS = SECOND;
const SWEEP_INTERVAL_MS = 10 * MINUTE;
const PROOF_INTERVAL_MS = MINUTE;

export interface RunningApi {
  address: string;
  hasOutboxPage: boolean;
  close(): Promise<void>;
}

export async function startApi(settings: Settings): Promise<RunningApi> {
  const database = await openDatabase(settings, (error) => console.error(`The database broke off: ${error.message}`));
  const bank: Bank = {
    db: database.db,
    kind: database.kind,
    passwords: argon2,
    now: () => new Date(),
    idleLimit: settings.idleLimit,
  };
  const hasOutboxPage = settings.isDemo && !settings.smtpUrl;
  const api = await createApi({ bank, hasOutboxPage });
  const log = (error: unknown) => api.log.error(error);
  const transport = await loadTransport(settings);
  const stops = [
    repeat(() => sweep(bank), SWEEP_INTERVAL_MS, log),
    repeat(() => proveBooks(bank, log), PROOF_INTERVAL_MS, log),
  ];
  if (transport) stops.push(repeat(() => deliver(bank, transport, log), DELIVERY_INTERVAL_MS, log));
  const close = async () => {
    await api.close();
    await Promise.all(stops.map((stop) => stop()));
    await database.close();
  };
  try {
    return { address: await api.listen({ host: settings.host, port: settings.port }), hasOutboxPage, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function loadTransport({ smtpUrl, mailFrom }: Settings): Promise<Transport | undefined> {
  return smtpUrl ? (await import('./features/outbox/smtp.ts')).smtp(smtpUrl, mailFrom) : undefined;
}
