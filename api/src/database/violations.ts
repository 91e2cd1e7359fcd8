import type pg from 'pg';

const UNIQUE = '23505';

/** Whether a statement failed because somebody else has the value already. */
export function isUniqueViolation(error: unknown, constraint: string): boolean {
  return hasCode(error, UNIQUE) && error.constraint === constraint;
}

/** The embedded database's errors are of a class of their own, with the same fields. */
function hasCode(error: unknown, code: string): error is pg.DatabaseError {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Whether the database could not be asked at all: broken connections, a server that ends, none that is free. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as { code?: string };
  return /^(08|57P0|53)/.test(code) || /^E(CONN|PIPE|HOSTUNREACH|TIMEDOUT|NOTFOUND)/.test(code) || isFromPool(error);
}

function isFromPool({ message }: Error): boolean {
  return /timeout exceeded when trying to connect|Connection terminated/.test(message);
}
