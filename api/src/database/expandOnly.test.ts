import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Migration } from 'kysely/migration';
import { migrations } from './migrate.ts';

/** The last one that the version before did not run on (0082). */
const BASELINE = '0036-application-role';

/** What takes away something that the version before reads or writes, or demands what it does not give. */
const CONTRACTIONS = [
  /\bdrop\s+(table|column|view|function|type|schema)\b/i,
  /\brename\b/i,
  /\balter\s+(column\s+)?\w+\s+(set\s+data\s+)?type\b/i,
  /\bset\s+not\s+null\b/i,
  /\badd\s+(column\s+)?(if\s+not\s+exists\s+)?\w+\s+(?![^,;]*\bdefault\b)[^,;]*\bnot\s+null\b/i,
  /\brevoke\b.*\bon\s+(table\s+)?(customers|accounts|transactions|entries|holds|refusals)\b/i,
];

async function statementsOf({ up }: Migration): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createDriver: () => new DummyDriver(),
      createAdapter: () => new PostgresAdapter(),
      createIntrospector: (some) => new PostgresIntrospector(some),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }: { query: CompiledQuery }): void => void statements.push(query.sql),
  });
  await up(db);
  return statements;
}

/** Nothing is booked while such an index is built. */
function blockingIn(statements: string[]): string[] {
  const created = statements.flatMap((text) => /^\s*create\s+table\s+(\w+)/i.exec(text)?.[1] ?? []);
  return statements.filter((text) => {
    const [, table] = /^\s*create\s+(?:unique\s+)?index\s+(?!concurrently\b).*?\bon\s+(\w+)/is.exec(text) ?? [];
    return table !== undefined && !created.includes(table);
  });
}

/** A table that a migration creates is nobody’s yet. */
const contractionsIn = (statements: string[]) =>
  statements.filter((text) => !/^\s*create\s+table\b/i.test(text) && CONTRACTIONS.some((rule) => rule.test(text)));

const later = Object.entries(migrations).filter(([name]) => name > BASELINE);

test('the version before runs on the schema after any migration: they only add', async () => {
  for (const [name, migration] of later) {
    expect({ name, takesAway: contractionsIn(await statementsOf(migration)) }).toEqual({ name, takesAway: [] });
  }
});

test('bookings go on while an index of a table with rows is built', async () => {
  for (const [name, migration] of later) {
    expect({ name, blocks: blockingIn(await statementsOf(migration)) }).toEqual({ name, blocks: [] });
  }
  const index = 'create index entries_by_day on entries (booked_at)';
  expect(blockingIn([index, 'create table notes (text text)', 'create index notes_text on notes (text)'])).toEqual([
    index,
  ]);
  expect(blockingIn(['create unique index one on entries (id)'])).toHaveLength(1);
  expect(blockingIn(['create index concurrently entries_by_day on entries (booked_at)'])).toEqual([]);
});

test.each([
  'alter table accounts drop column apy',
  'alter table accounts rename column apy to yield',
  'alter table accounts alter column apy set data type bigint',
  'alter table accounts alter column apy set not null',
  'alter table accounts add column branch text not null',
  'drop table holds',
  'drop function post_transaction',
])('knows what the version before would miss: %s', (statement) => {
  expect(contractionsIn([statement])).toEqual([statement]);
});

test.each([
  'alter table accounts add column branch text',
  "alter table accounts add column branch text not null default ''",
  'create table cards (id uuid primary key, limits bigint not null)',
  'drop index entries_by_text',
])('lets a migration add: %s', (statement) => {
  expect(contractionsIn([statement])).toEqual([]);
});
