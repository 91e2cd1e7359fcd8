import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Each connection keeps what it has prepared, and a list of another length is another statement. */
const MAX_STATEMENTS = 500;

/** `pg` has no code for it. */
const TIMED_OUT = 'Query read timeout';

/** PostgreSQL parses a statement with parameters once in each connection, and soon plans it once too. */
export function prepared(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const known = names.get(text);
    if (known || names.size >= MAX_STATEMENTS) return known;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  // Kysely knows a connection by its object.
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const connect = async () => {
    const client = await pool.connect();
    const known = clients.get(client);
    if (known) return known;
    let timedOut: Error | undefined;
    const query = async (text: string, values: unknown[]) => {
      if (timedOut) throw timedOut;
      const statement = { text, values, ...(values.length > 0 && { name: nameOf(text) }) };
      return client.query(statement).catch((error: Error) => {
        if (error.message === TIMED_OUT) timedOut = error;
        throw error;
      });
    };
    const connection = {
      query: query as unknown as PostgresPoolClient['query'],
      // A connection that still waits for an answer is of no use to anybody.
      release: () => client.release(timedOut),
    };
    clients.set(client, connection);
    return connection;
  };
  return { connect, end: () => pool.end(), options: pool.options };
}
