import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { columnsOf, type Statement } from './statement.ts';

const working = new AsyncLocalStorage<true>();

/** What `work` sends to the database is the API’s, and not a test’s. */
export function asApi<Result>(work: () => PromiseLike<Result>): Promise<Result> {
  return working.run(true, async () => work());
}

type Query = (this: pg.Client, config: pg.QueryConfig) => Promise<pg.QueryResult>;

/** Writes each statement that the API of this process executes to a file, as a line of JSON. */
export function recordTo(file: string): void {
  const query = pg.Client.prototype.query as unknown as Query;
  const seen = new Set<string>();
  const recorded: Query = async function (config) {
    const result = await query.call(this, config);
    const statement: Statement = { text: config.text, columns: columnsOf(result.fields) };
    if (!seen.has(statement.text)) appendFileSync(file, `${JSON.stringify(statement)}\n`);
    seen.add(statement.text);
    return result;
  };
  const either: Query = function (...args) {
    // The embedded database is asked the same by bare texts, whose values come after them.
    const isRecorded = working.getStore() && typeof args[0] === 'object';
    return (isRecorded ? recorded : query).apply(this, args);
  };
  pg.Client.prototype.query = either as unknown as typeof pg.Client.prototype.query;
}
