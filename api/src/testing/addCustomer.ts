import { randomInt, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import { dayAt } from '../kernel/bank/days.ts';
import type { Tables } from '../kernel/database/tables.ts';
import { allowSource } from '../ledger/allowSource.ts';
import type { AccountKind } from '../ledger/tables.ts';

/** Minor units. */
const CREDIT_LIMIT = 10_000_00n;
export const PASSWORD = 'Quiet-Harbour-42';
/** The cost of a password's hash: tests sign in hundreds of times. */
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
  const limit = type === 'Credit Card' ? CREDIT_LIMIT : null;
  const bounds =
    type === 'Loan' ? { floor: BigInt(balance), ceiling: 0n } : { floor: -(limit ?? 0n), credit_limit: limit };
  const { id } = await db
    .insertInto('accounts')
    .values({ customer_id: customerId, number, name: type, type, currency: 'USD', ...bounds, position })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (balance !== 0) await bookEntry(db, id, balance);
  return { id, number };
}

/** Books as the owner: the ledger itself would not book at any other time than now. */
export async function bookEntry(
  db: Kysely<Tables>,
  accountId: string,
  amount: number,
  { description = 'Brought forward', time = new Date(), source = 'bank', key = randomUUID() as string } = {},
): Promise<void> {
  const outside = await outsideOf(db);
  await db.transaction().execute(async (trx) => {
    if (source !== 'bank') await allowSource(trx, source.replace(/:.*/, ''), 'CLEARING-%', 'always');
    const { id } = await trx
      .insertInto('transactions')
      .values({
        source,
        key,
        order_hash: Buffer.from('test'),
        effective_on: dayAt(time),
        booked_at: time,
        memo: description,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const category = amount > 0 ? ('Income' as const) : ('Dining' as const);
    const entry = { transaction_id: id, currency: 'USD', description, category };
    await trx
      .insertInto('entries')
      .values([
        { ...entry, account_id: accountId, amount: BigInt(amount) },
        { ...entry, account_id: outside, amount: BigInt(-amount) },
      ])
      .execute();
  });
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
