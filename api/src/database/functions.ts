import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Migration } from '../kernel/Module.ts';
import { readFunctions } from './readFunctions.js';

/** The bundler defines it. */
declare const FUNCTIONS: ReturnType<typeof readFunctions> | undefined;

export const functions = typeof FUNCTIONS === 'object' ? FUNCTIONS : readFunctions();

/** Each change of a function appends the fingerprint of all functions, also a change back. Only unreleased fingerprints may go. */
const REVISIONS = ['43c94858', '1f2e8c8b', '64cb27b1'];

/** Migrations run in the order of their names. This prefix sorts after all modules', because functions need their tables. */
const PREFIX = '~functions-';
const DIGITS = 4;
const FINGERPRINT_LENGTH = 8;

/**
 * Each revision is on record in the database, and the last one writes all functions: so each version writes its own
 * once, and never over those of a newer one.
 */
export const functionMigrations: Record<string, Migration> = Object.fromEntries(
  REVISIONS.map((revision, index) => {
    const name = `${PREFIX}${String(index + 1).padStart(DIGITS, '0')}-${revision}`;
    return [name, { up: index === REVISIONS.length - 1 ? writeFunctions : async () => {} }];
  }),
);

export const currentRevision = REVISIONS.at(-1);

export function fingerprintOfFunctions(): string {
  return createHash('sha256').update(JSON.stringify(functions)).digest('hex').slice(0, FINGERPRINT_LENGTH);
}

async function writeFunctions(db: Kysely<unknown>): Promise<void> {
  // A function may call one that is written after it.
  await sql`set local check_function_bodies = off`.execute(db);
  for (const text of Object.values(functions)) await sql.raw(text).execute(db);
}
