import type { OpenInstruments } from '@bank/observability/openInstruments.ts';
import { compareWithPages } from './contract/compareWithPages.ts';
import { createApi } from './createApi.ts';
import { type Bank, MINUTE, SECOND } from './kernel/bank/Bank.ts';
import { DatabaseClock, machineClock } from './kernel/bank/DatabaseClock.ts';
import { FailingJobs } from './kernel/bank/FailingJobs.ts';
import { argon2 } from './kernel/bank/Passwords.ts';
import { Replica } from './kernel/bank/Replica.ts';
import { openReplica } from './kernel/database/openPostgres.ts';
import { deliver } from './kernel/outbox/deliver.ts';
import type { Job } from './kernel/scheduler/Job.ts';
import { startJobs } from './kernel/scheduler/startJobs.ts';
import { webhookJobs } from './kernel/webhooks/webhookJobs.ts';
import { bankMetrics } from './metrics/bankMetrics.ts';
import { modules } from './modules.ts';
import { openDatabase } from './openDatabase.ts';
import type { Settings } from './settings.ts';

const DELIVERY_INTERVAL_MS = SECOND;

export interface RunningApi {
  address: string;
  hasOutboxPage: boolean;
  close(): Promise<void>;
}

/** @param instruments end with the API @throws {SetupError} when live pages would lose something */
export async function startApi(
  settings: Settings,
  instruments?: OpenInstruments,
  isDraining = () => false,
): Promise<RunningApi> {
  if (settings.pages) await compareWithPages(settings.pages, console.error);
  const report = (error: Error) => console.error(`The database broke off: ${error.message}`);
  const database = await openDatabase(settings, report);
  const standby = settings.replicaUrl ? openReplica(settings.replicaUrl, report, settings.limits) : undefined;
  const replica = standby && new Replica(standby.db);
  const clock = database.kind === 'embedded' ? machineClock : new DatabaseClock(database.db);
  const log = (error: unknown) => api.log.error(error);
  const now = () => clock.now();
  const failingJobs = new FailingJobs(now);
  const bank: Bank = {
    db: database.db,
    kind: database.kind,
    replica,
    passwords: argon2,
    now,
    failingJobs,
    idleLimit: settings.idleLimit,
    origin: settings.origin,
    confirmAbove: settings.confirmAbove,
    newFactorWait: settings.newFactorWait,
    sendsMail: settings.smtpUrl !== undefined,
  };
  const hasOutboxPage = settings.isDemo && !settings.smtpUrl;
  const isClockRight = () => !clock.isWrong;
  const api = await createApi({ bank, hasOutboxPage, isDraining, isClockRight, ...(instruments && { instruments }) });
  await clock.adjust().catch(log);
  if (instruments?.metrics) bankMetrics(instruments.metrics, { bank, database, modules, log });
  const jobs = modules.flatMap((module) => module.jobs ?? []);
  const adjust = { name: 'ask for the time', pauseMs: MINUTE / 2, run: () => clock.adjust() };
  const all = [adjust, ...lookAt(replica), ...jobs, ...(await deliveryOf(settings)), ...webhookJobs()];
  const stopJobs = startJobs(all, bank, log, failingJobs);
  const close = async () => {
    await api.close();
    await stopJobs();
    await instruments?.close();
    await standby?.close();
    await database.close();
  };
  try {
    return { address: await api.listen({ host: settings.host, port: settings.port }), hasOutboxPage, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function lookAt(replica: Replica | undefined): Job[] {
  if (!replica) return [];
  return [{ name: 'look at the replica', pauseMs: SECOND, run: (bank, { log }) => replica.look(bank, log) }];
}

/** Messages stay in the outbox where there is no mail server. */
async function deliveryOf({ smtpUrl, mailFrom }: Settings): Promise<Job[]> {
  if (!smtpUrl) return [];
  const transport = (await import('./kernel/outbox/smtp.ts')).smtp(smtpUrl, mailFrom);
  const run: Job['run'] = (bank, job) => deliver(bank, transport, job);
  return [{ name: 'deliver messages', pauseMs: DELIVERY_INTERVAL_MS, run }];
}
