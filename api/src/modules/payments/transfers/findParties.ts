import { sql } from 'kysely';
import type { Connection } from '../../../kernel/bank/Bank.ts';
import { numberKey } from '../../../kernel/bank/normalize.ts';
import { railInUse } from '../rails/railInUse.ts';

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Order {
  fromAccountId: string;
  to: string;
  amount: { minor: number; currency: string };
}

export type Party = Awaited<ReturnType<typeof findOwn>>[number] & {
  /** The bank that a wire goes to. */
  bic?: string;
};
export type Refusal = 'not-your-account' | 'wrong-currency' | 'insufficient-funds' | 'unknown-payee' | 'same-account';

/**
 * The customer's own accounts and payees may be given by id, any other account by number. Looks for the payee only once the order could
 * be paid, so that an amount nobody has does not tell which accounts exist. What is not due yet needs no money yet.
 * @param own the customer's accounts, where they were read before
 */
export async function findParties(
  db: Connection,
  customerId: string,
  { fromAccountId, to, amount }: Order,
  { isDue = true, own }: { isDue?: boolean; own?: Party[] } = {},
): Promise<{ from: Party; to: Party } | Refusal> {
  const accounts = own ?? (await findOwn(db, [customerId]));
  const from = payerIn(accounts, fromAccountId);
  if (!from) return 'not-your-account';
  if (from.currency !== amount.currency) return 'wrong-currency';
  if (isDue && !hasEnough(from, BigInt(amount.minor))) return 'insufficient-funds';
  const target = ID.test(to)
    ? (accounts.find(({ id }) => id === to) ??
      (await findPayee(db, customerId, to)) ??
      (await findAtOtherBank(db, customerId, to, from.currency)))
    : await findByNumber(db, to);
  if (!target) return 'unknown-payee';
  if (target.id === from.id) return 'same-account';
  if (target.currency !== amount.currency) return 'wrong-currency';
  return { from, to: target };
}

/** @returns undefined for what is no account of theirs to send from */
export async function findPayer(db: Connection, customerId: string, id: string): Promise<Party | undefined> {
  return payerIn(await findOwn(db, [customerId]), id);
}

function payerIn(own: Party[], wanted: string): Party | undefined {
  return own.find(({ id, type }) => id === wanted && type !== 'Loan');
}

export function hasEnough({ floor, posted, held }: Party, amount: bigint): boolean {
  return floor === null || posted - held - amount >= floor;
}

export function findOwn(db: Connection, customerIds: string[]) {
  return selectParties(db).where(sql<boolean>`customer_id = any(${customerIds}::uuid[])`).execute();
}

export function findByNumber(db: Connection, number: string): Promise<Party | undefined> {
  return selectParties(db).where('number', '=', numberKey(number)).executeTakeFirst();
}

async function findPayee(db: Connection, customerId: string, id: string): Promise<Party | undefined> {
  return selectParties(db)
    .innerJoin('payees', 'payees.number', 'accounts.number')
    .where('payees.customer_id', '=', customerId)
    .where('payees.id', '=', id)
    .where('payees.removed_at', 'is', null)
    .executeTakeFirst();
}

/** Booked to the bank's own account of that rail, for the payee's number at another bank. */
async function findAtOtherBank(
  db: Connection,
  customerId: string,
  id: string,
  currency: string,
): Promise<Party | undefined> {
  const payee = await db
    .selectFrom('payees')
    .select(['name', 'number'])
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  if (!payee || !railInUse().reaches(payee.number)) return undefined;
  return paidByRail(db, currency, payee);
}

/** Somebody at another bank, with the account that the payment is booked to. */
export async function paidByRail(
  db: Connection,
  currency: string,
  payee: { name: string; number: string; bic?: string },
): Promise<Party | undefined> {
  const clearing = await db
    .selectFrom('accounts')
    .select(['id', 'customer_id', 'type', 'currency', 'posted', 'held', 'floor'])
    .where('number', '=', `RAIL-${currency}`)
    .executeTakeFirst();
  return clearing && { ...clearing, ...payee, first_name: '', last_name: '' };
}

/** Customers' open accounts: the bank's own belong to nobody. */
function selectParties(db: Connection) {
  return db
    .selectFrom('accounts')
    .innerJoin('customers', 'customers.id', 'accounts.customer_id')
    .where('accounts.closed_at', 'is', null)
    .select(['accounts.id', 'accounts.customer_id', 'accounts.name', 'accounts.number', 'accounts.type'])
    .select(['accounts.currency', 'accounts.posted', 'accounts.held', 'accounts.floor'])
    .select(['customers.first_name', 'customers.last_name']);
}
