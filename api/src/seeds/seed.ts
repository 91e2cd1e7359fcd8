import { randomUUID } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { numberKey, phoneKey } from '../kernel/bank/normalize.ts';
import { argon2 } from '../kernel/bank/Passwords.ts';
import type { Database } from '../kernel/database/Database.ts';
import type { Tables } from '../kernel/database/tables.ts';
import { faultsOf } from '../ledger/proveBooks.ts';
import { type Booking, historyOf, type Party, runningBalance } from './history.ts';
import { boundsOf, DEMO_PASSWORD, emailOf, type Person, people } from './people.ts';
import { withoutLedgerRules } from './withoutLedgerRules.ts';

const ROWS_AT_ONCE = 500;
/** An arbitrary id of the advisory lock. */
const LOCK = 7_204_115;

/** @param more for what stands on the customers and their history */
export async function seed(
  { db }: Pick<Database, 'db'>,
  today: Date,
  more?: (db: Transaction<Tables>, today: Date) => Promise<void>,
): Promise<void> {
  const passwordHash = await argon2.hash(DEMO_PASSWORD);
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    if (await trx.selectFrom('customers').select('id').executeTakeFirst()) return;
    const outside = await addClearingAccount(trx);
    await withoutLedgerRules(trx, async () => {
      for (const person of people) await addPerson(trx, person, passwordHash, outside, today);
    });
    const [fault] = await faultsOf(trx);
    if (fault) throw new Error(`The made-up history does not balance: ${fault}.`);
    await more?.(trx, today);
  });
}

async function addClearingAccount(trx: Transaction<Tables>): Promise<Party> {
  const account = { number: 'CLEARING-USD', name: 'Clearing', type: 'Internal' as const, currency: 'USD' };
  const { id } = await trx.insertInto('accounts').values(account).returning('id').executeTakeFirstOrThrow();
  return { ...account, id, customerId: null };
}

async function addPerson(trx: Transaction<Tables>, person: Person, passwordHash: string, outside: Party, today: Date) {
  const customerId = await addCustomer(trx, person, passwordHash);
  const accounts = person.accounts.map(({ name, type }) => ({ id: randomUUID(), customerId, name, type }));
  const bookings = historyOf(person, accounts, outside, today);
  const rows = person.accounts.map(({ number, name, type, apy, limit, lent }, position) => ({
    ...balanceOf(accounts[position]?.id ?? '', bookings),
    customer_id: customerId,
    number,
    name,
    type,
    currency: 'USD',
    ...boundsOf({ limit, lent }),
    apy: apy ?? null,
    credit_limit: limit === undefined ? null : BigInt(limit),
    position,
  }));
  if (rows.length === 0) return;
  await trx.insertInto('accounts').values(rows).execute();
  await book(trx, bookings);
}

function balanceOf(id: string, bookings: Booking[]) {
  const { count, balance } = runningBalance(id, bookings);
  return { id, posted: balance, entry_count: count };
}

async function addCustomer(trx: Transaction<Tables>, person: Person, passwordHash: string): Promise<string> {
  const { id } = await trx
    .insertInto('customers')
    .values({
      first_name: person.firstName,
      last_name: person.lastName,
      email: emailOf(person),
      phone: person.phone,
      phone_key: phoneKey(person.phone),
      id_number_key: numberKey(person.idNumber),
      customer_since: person.since,
      username: person.username ?? null,
      is_staff: person.isStaff ?? false,
      password_hash: person.username ? passwordHash : null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function book(trx: Transaction<Tables>, bookings: Booking[]): Promise<void> {
  for (let at = 0; at < bookings.length; at += ROWS_AT_ONCE) {
    const some = bookings.slice(at, at + ROWS_AT_ONCE);
    await trx
      .insertInto('transactions')
      .values(some.map(({ transaction }) => transaction))
      .execute();
    await trx
      .insertInto('entries')
      .values(some.flatMap(({ entries }) => entries))
      .execute();
  }
}
