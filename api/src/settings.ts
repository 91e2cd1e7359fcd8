import path from 'node:path';
import { SetupError } from './SetupError.ts';

export interface Settings {
  host: string;
  /** 0: one that is free. */
  port: number;
  /** A real PostgreSQL; without it the embedded one in `folder` is used. */
  databaseUrl: string | undefined;
  folder: string;
  /** Where messages leave, such as `smtps://user:secret@mail.example`; without it they stay in the outbox. */
  smtpUrl: string | undefined;
  mailFrom: string;
  isProduction: boolean;
}

const root = path.resolve(import.meta.dirname, '../..');

/**
 * What the environment says of this API.
 *
 * @throws {SetupError} naming the variable that is wrong or missing
 */
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
  return {
    host: env.HOST ?? '127.0.0.1',
    port: portOf(env.PORT ?? '0'),
    databaseUrl,
    folder: path.resolve(root, env.BANK_DATA ?? '.data'),
    smtpUrl,
    mailFrom: env.BANK_MAIL_FROM ?? 'International Bank <no-reply@international-bank.example>',
    isProduction,
  };
}

function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65535) return port;
  throw new SetupError(`PORT is "${text}". Expected a number from 0 to 65535.`);
}

/** Its value is not repeated in the message: it may hold a password. */
function urlOf(env: NodeJS.ProcessEnv, name: string, protocols: string[]): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new SetupError(
    `${name} is not an address that begins with ${protocols.join('// or ')}//. Correct or unset it.`,
  );
}
