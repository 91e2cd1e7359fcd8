import type pg from 'pg';
import { columnsOf } from './statement.ts';

/** The protocol's connection, which `pg` keeps to itself. */
interface Connection {
  parse(statement: { name: string; text: string }): void;
  describe(statement: { type: 'S'; name: string }): void;
  sync(): void;
}

/**
 * Prepares a statement under a name, without executing it: PostgreSQL looks up its tables, columns, functions and types.
 * @returns its columns
 */
export function describeStatement(client: pg.Client, name: string, text: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    let columns: string[] = [];
    const statement = {
      name,
      text,
      submit: (connection: Connection) => {
        connection.parse({ name, text });
        connection.describe({ type: 'S', name });
        connection.sync();
      },
      handleRowDescription: ({ fields }: { fields: pg.FieldDef[] }) => {
        columns = columnsOf(fields);
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(statement as unknown as pg.Submittable);
  });
}
