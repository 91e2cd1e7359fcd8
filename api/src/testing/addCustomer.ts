import { randomInt } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { AccountKind, Tables } from '../database/tables.ts';

export const PASSWORD = 'Quiet-Harbour-42';
/** Of a password's hash: tests sign in hundreds of times. */
export const LEAST_COST = { memoryCost: 8, timeCost: 1 };
const passwordHash = hash(PASSWORD, LEAST_COST);

interface Wanted {
  isRegistered?: boolean;
  accounts?: [AccountKind, number][];
}

export async function addCustomer(db: Kysely<Tables>, { isRegistered = true, accounts = [] }: Wanted = {}) {
  const number = String(randomInt(10 ** 9)).padStart(9, '0');
  const username = `customer${number}`;
  const email = `${username}@mail.example`;
  const customer = await db
    .insertInto('customers')
    .values({
      first_name: 'Ada',
      last_name: 'Stone',
      email,
      phone: `+1 ${number}`,
      phone_key: `1${number}`,
      id_number_key: `ID${number}`,
      customer_since: '2020-01-01',
      username: isRegistered ? username : null,
      password_hash: isRegistered ? await passwordHash : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = [];
  for (const [position, [type, balance]] of accounts.entries()) {
    added.push(
      await addAccount(db, { customerId: customer.id, number: `${number}${position}00`, type, position }, balance),
    );
  }
  return { id: customer.id, username, email, phone: `+1 ${number}`, idNumber: `ID${number}`, accounts: added };
}

interface NewAccount {
  customerId: string;
  number: string;
  type: AccountKind;
  position: number;
}

async function addAccount(db: Kysely<Tables>, { customerId, number, type, position }: NewAccount, balance: number) {
  const floor = type === 'Checking' || type === 'Savings' ? 0n : null;
  const { id } = await db
    .insertInto('accounts')
    .values({ customer_id: customerId, number, name: type, type, currency: 'USD', floor, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (balance !== 0) await bookEntry(db, id, balance);
  return { id, number };
}

export async function bookEntry(
  db: Kysely<Tables>,
  accountId: string,
  amount: number,
  { description = 'Brought forward', time = new Date() } = {},
): Promise<void> {
  const outside = await outsideOf(db);
  const { customer_id } = await db
    .selectFrom('accounts')
    .select('customer_id')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const [from, to] = amount > 0 ? [outside, accountId] : [accountId, outside];
  const transfer = await db
    .insertInto('transfers')
    .values({
      customer_id: null,
      idempotency_key: 'test',
      order_hash: Buffer.from('test'),
      from_account_id: from,
      to_account_id: to,
      amount: BigInt(Math.abs(amount)),
      memo: description,
      booked_at: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const entry = {
    transfer_id: transfer.id,
    description,
    category: amount > 0 ? ('Income' as const) : ('Dining' as const),
    booked_at: time,
  };
  const sides = [
    { id: accountId, customer: customer_id, by: BigInt(amount) },
    { id: outside, customer: null, by: BigInt(-amount) },
  ];
  for (const { id, customer, by } of sides) {
    await db
      .insertInto('entries')
      .values({ ...entry, account_id: id, customer_id: customer, amount: by })
      .execute();
    await db
      .updateTable('accounts')
      .set(({ eb }) => ({ balance: eb('balance', '+', by) }))
      .where('id', '=', id)
      .execute();
  }
}

async function outsideOf(db: Kysely<Tables>): Promise<string> {
  const values = { number: 'CLEARING-USD', name: 'Clearing', type: 'Internal' as const, currency: 'USD' };
  await db
    .insertInto('accounts')
    .values(values)
    .onConflict((conflict) => conflict.column('number').doNothing())
    .execute();
  const { id } = await db
    .selectFrom('accounts')
    .select('id')
    .where('number', '=', values.number)
    .executeTakeFirstOrThrow();
  return id;
}
