import type pg from 'pg';

const UNIQUE = '23505';
/** They mean: connection lost, out of resources, statement timed out, shutting down, disk error, a standby that cannot write, or a deadlock. */
const GONE = /^(08|53|57|58|25006|40001|40P01)/;

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return hasCode(error, UNIQUE) && error.constraint === constraint;
}

/** `instanceof` would miss the embedded database, which has an error class of its own. */
function hasCode(error: unknown, code: string): error is pg.DatabaseError {
  return error instanceof Error && 'code' in error && error.code === code;
}

export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return GONE.test(code) || /^E(CONN|PIPE|HOSTUNREACH|NETUNREACH|TIMEDOUT|NOTFOUND)/.test(code) || isFromClient(error);
}

/** The client's own errors come without a code. */
function isFromClient({ message }: Error): boolean {
  return /Query read timeout|timeout exceeded when trying to connect|Connection terminated|connection error and is not queryable|was closed and is not queryable|after calling end on the pool/.test(
    message,
  );
}
