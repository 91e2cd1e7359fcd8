import path from 'node:path';
import { HOUR, MINUTE, SECOND } from './kernel/bank/Bank.ts';
import { LIMITS, type Limits } from './kernel/database/openPostgres.ts';
import { SetupError } from './kernel/SetupError.ts';
import { modules } from './modules.ts';

const MAX_IDLE_MINUTES = 600;

export interface Settings {
  host: string;
  port: number;
  /** If omitted, the embedded database in `folder` is used. */
  databaseUrl: string | undefined;
  /** A standby server that follows it. */
  replicaUrl: string | undefined;
  folder: string;
  limits: Limits;
  /** An address such as `smtps://user:secret@mail.example`; if omitted, messages stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  isProduction: boolean;
  /** Demo customers have a published password, and anybody may read their messages. */
  isDemo: boolean;
  /** Milliseconds. */
  idleLimit: number;
  /** The origin of the bank’s pages. Passkeys are bound to it. A demonstration takes the origin of each request. */
  origin: string | undefined;
  /** The address of the bank’s pages, with its base path: what they use of the API must stay. */
  pages: string | undefined;
  /** Minor units. */
  confirmAbove: bigint;
  /** Milliseconds. */
  newFactorWait: number;
}

/** @throws {SetupError} naming the variable that is wrong or missing */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const isProduction = env.NODE_ENV === 'production';
  const smtpUrl = urlOf(env, 'BANK_SMTP', ['smtp:', 'smtps:']);
  const databaseUrl = urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (isProduction && !smtpUrl) {
    throw new SetupError(
      'BANK_SMTP is missing: in production, codes leave by mail. Set it to smtps://user:secret@host.',
    );
  }
  if (isProduction && !databaseUrl) {
    throw new SetupError('DATABASE_URL is missing: the embedded database is for trying and developing. Set it.');
  }
  for (const { checkSettings } of modules) checkSettings?.(env);
  const origin = originOf(env.BANK_ORIGIN);
  const isDemo = isDemoOf(env, databaseUrl, isProduction);
  if (!isDemo && !origin) {
    throw new SetupError(
      'BANK_ORIGIN is missing: passkeys are bound to it. Set it to the address of the bank’s pages, such as https://bank.example.',
    );
  }
  if (!isDemo && !smtpUrl) {
    throw new SetupError(
      'BANK_SMTP is missing: with DATABASE_URL, codes leave by mail. Set it to smtps://user:secret@host, or set BANK_DEMO=yes if the bank has no real customers.',
    );
  }
  return {
    host: env.HOST ?? '127.0.0.1',
    port: portOf(env.PORT ?? '0'),
    databaseUrl,
    replicaUrl: replicaUrlOf(env, databaseUrl),
    folder: path.resolve(env.BANK_DATA ?? '.data'),
    limits: {
      statementMs: secondsOf(env, 'BANK_STATEMENT_SECONDS', LIMITS.statementMs),
      idleTransactionMs: secondsOf(env, 'BANK_IDLE_TRANSACTION_SECONDS', LIMITS.idleTransactionMs),
    },
    smtpUrl,
    mailFrom: env.BANK_MAIL_FROM ?? 'International Bank <no-reply@international-bank.example>',
    isProduction,
    isDemo,
    idleLimit: idleLimitOf(env.BANK_IDLE_MINUTES ?? '20'),
    origin,
    pages: urlOf(env, 'BANK_PAGES', ['http:', 'https:']),
    confirmAbove: confirmAboveOf(env.BANK_CONFIRM_ABOVE ?? '100'),
    newFactorWait: newFactorWaitOf(env.BANK_NEW_FACTOR_HOURS ?? '24'),
  };
}

/** @throws {SetupError} without `DATABASE_URL` */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): string {
  const url = urlOf(env, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  if (!url) throw new SetupError('DATABASE_URL is missing: the embedded database needs no migration by hand. Set it.');
  return url;
}

function replicaUrlOf(env: NodeJS.ProcessEnv, databaseUrl: string | undefined): string | undefined {
  const url = urlOf(env, 'DATABASE_REPLICA_URL', ['postgres:', 'postgresql:']);
  if (url && !databaseUrl)
    throw new SetupError('DATABASE_URL is missing: DATABASE_REPLICA_URL is the address of its replica. Set both.');
  return url;
}

/** An external database counts as real unless `BANK_DEMO` is set. */
function isDemoOf({ BANK_DEMO: wish }: NodeJS.ProcessEnv, databaseUrl: string | undefined, isProduction: boolean) {
  if (wish && wish !== 'yes') throw new SetupError(`BANK_DEMO is "${wish}". Set it to yes, or unset it.`);
  if (wish && isProduction) {
    throw new SetupError(
      'BANK_DEMO is "yes" in production: the demonstration’s password and messages are for everybody. Unset it.',
    );
  }
  return wish === 'yes' || !databaseUrl;
}

function confirmAboveOf(text: string): bigint {
  if (/^\d{1,9}$/.test(text)) return BigInt(text) * 100n;
  throw new SetupError(
    `BANK_CONFIRM_ABOVE is "${text}". Expected a whole amount, such as 100, or 0 for every payment.`,
  );
}

function newFactorWaitOf(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text) * HOUR;
  throw new SetupError(`BANK_NEW_FACTOR_HOURS is "${text}". Expected whole hours, such as 24, or 0 for none.`);
}

/** Browsers offer passkeys over TLS and on this machine alone. */
function originOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const origin = URL.canParse(text) ? new URL(text).origin : '';
  const isSecure = origin.startsWith('https://') || /^http:\/\/([^/]+\.)?localhost(:|$)/.test(origin);
  if (isSecure && (text === origin || text === `${origin}/`)) return origin;
  throw new SetupError(`BANK_ORIGIN is "${text}". Expected an address without a path, such as https://bank.example.`);
}

/** The gateway compares it with what pages do. */
function idleLimitOf(text: string): number {
  const minutes = Number(text);
  if (Number.isInteger(minutes) && minutes >= 1 && minutes <= MAX_IDLE_MINUTES) return minutes * MINUTE;
  throw new SetupError(
    `BANK_IDLE_MINUTES is "${text}". Expected whole minutes from 1 to ${MAX_IDLE_MINUTES}, such as 20.`,
  );
}

/** @param otherwise in ms @returns ms */
function secondsOf(env: NodeJS.ProcessEnv, name: string, otherwise: number): number {
  const text = env[name];
  if (!text) return otherwise;
  if (/^[1-9]\d{0,2}$/.test(text)) return Number(text) * SECOND;
  throw new SetupError(`${name} is "${text}". Expected whole seconds from 1 to 999, such as ${otherwise / SECOND}.`);
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new SetupError(`PORT is "${text}". Expected a number from 0 to 65535.`);
}

/** The message leaves out the value, which may contain a password. */
function urlOf(env: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new SetupError(
    `${name} is not an address that begins with ${protocols.join('// or ')}//. Correct or unset it.`,
  );
}
