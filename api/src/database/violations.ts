import type pg from 'pg';

const UNIQUE = '23505';

export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return hasCode(error, UNIQUE) && error.constraint === constraint;
}

/** Not `instanceof`: the embedded database has an error class of its own. */
function hasCode(error: unknown, code: string): error is pg.DatabaseError {
  return error instanceof Error && 'code' in error && error.code === code;
}

export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return /^(08|57P0|53)/.test(code) || /^E(CONN|PIPE|HOSTUNREACH|TIMEDOUT|NOTFOUND)/.test(code) || isFromPool(error);
}

function isFromPool({ message }: Error): boolean {
  return /timeout exceeded when trying to connect|Connection terminated/.test(message);
}
