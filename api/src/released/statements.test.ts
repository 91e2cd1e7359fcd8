import { CompiledQuery } from 'kysely';
import pg from 'pg';
import { version } from '../../package.json' with { type: 'json' };
import { APPLICATION } from '../kernel/database/Database.ts';
import { addCustomer } from '../testing/addCustomer.ts';
import { createTestDatabase, openTestDatabase } from '../testing/openTestDatabase.ts';
import { describeStatement } from './describeStatement.ts';
import type { Statement } from './statement.ts';
import released from './statements.json' with { type: 'json' };

let client: pg.Client;
beforeEach(async () => {
  client = new pg.Client({ connectionString: await createTestDatabase(), options: `-c role=${APPLICATION}` });
  await client.connect();
});
afterEach(() => client.end());

test('the statements are those of the version that package.json names', () => {
  // Another one is another release: run `npm run api:statements`, and commit what it records.
  expect(released.version).toBe(version);
});

/** Whether the statement can be prepared, has the columns that are read of it, and may be executed. */
async function faultOf({ text, columns }: Statement, name: string): Promise<string | undefined> {
  try {
    const present = await describeStatement(client, name, text);
    const missing = columns.filter((column) => !present.includes(column));
    if (missing.length > 0) return `lacks ${missing.join(', ')}: ${text}`;
    const parameters = new Set(text.match(/\$\d+/g)).size;
    const values = parameters > 0 ? `(${Array(parameters).fill('null').join()})` : '';
    // Plans it and looks at the rights of this role, without executing it.
    await client.query(`explain execute "${name}"${values}`);
  } catch (error) {
    return `${(error as Error).message}: ${text}`;
  }
}

async function faults(): Promise<string[]> {
  const found: string[] = [];
  for (const [position, statement] of released.statements.entries()) {
    const fault = await faultOf(statement, `released ${position}`);
    if (fault) found.push(fault);
  }
  return found;
}

test(`the API of ${released.commit} still works on the schema: its statements and their columns`, async () => {
  expect(await faults()).toEqual([]);
});

test('knows what the released version would miss', async () => {
  await client.query(`set role none;
    alter table accounts rename column apy to yield;
    alter table entries alter column description type varchar(200);
    alter function post_transaction(text, text, bytea, jsonb, text, date) rename to book;
    revoke update on payees from ${APPLICATION};
    set role ${APPLICATION}`);

  const found = await faults();

  for (const missed of ['"apy" does not exist', 'lacks description text', 'post_transaction', 'permission denied']) {
    expect(found).toContainEqual(expect.stringContaining(missed));
  }
});

test('what the released version asks of the ledger is booked as it means it', async () => {
  const { owner, db, close } = await openTestDatabase('postgresql');
  const { id, accounts } = await addCustomer(owner, {
    accounts: [
      ['Checking', 5000],
      ['Savings', 0],
    ],
  });
  const legs = accounts.map((account, position) => ({
    account_id: account.id,
    currency: 'USD',
    amount: position === 0 ? '-700' : '700',
    description: 'Savings',
    category: 'Transfer',
  }));
  const { text } = released.statements.find((statement) => statement.text.includes('post_transaction(')) as Statement;
  const order = [`customer:${id}`, 'a key', Buffer.from('hash'), JSON.stringify(legs), 'For the roof'];
  const book = async () => (await db.executeQuery(CompiledQuery.raw(text, order))).rows[0];

  expect(await book()).toMatchObject({ outcome: 'posted', isRepeated: false });
  expect(await book()).toMatchObject({ outcome: 'posted', isRepeated: true });

  const [booked] = await db.selectFrom('transactions').selectAll().where('source', '=', `customer:${id}`).execute();
  expect(booked).toMatchObject({ key: 'a key', memo: 'For the roof', order_hash: Buffer.from('hash') });
  const posted = db.selectFrom('accounts').select('posted').where('customer_id', 'is not', null).orderBy('position');
  expect(await posted.execute()).toEqual([{ posted: 4300n }, { posted: 700n }]);
  await close();
});
