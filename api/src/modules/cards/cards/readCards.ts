import { type Bank, type Connection, DAY, later } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { LIMITS } from './limits.ts';

const NETWORKS = { debit: 'Visa', credit: 'Mastercard' };
const DELIVERY_MS = 7 * DAY;

export async function cardsOf({ db, now }: Bank, customerId: string) {
  const rows = await select(db, customerId).orderBy('accounts.position').orderBy('accounts.id').execute();
  return rows.map((row) => cardOf(row, now()));
}

/** @throws not-found, for cards of other customers and blocked ones too */
export async function findCard(db: Connection, customerId: string, id: string, time: Date) {
  const row = await select(db, customerId).where('cards.id', '=', id).executeTakeFirst();
  if (!row) throw noSuchCard();
  return cardOf(row, time);
}

export function noSuchCard(): ProblemError {
  return new ProblemError('not-found', 'This card isn’t one of yours.');
}

type Row = Awaited<ReturnType<ReturnType<typeof select>['execute']>>[number];

function select(db: Connection, customerId: string) {
  return db
    .selectFrom('cards')
    .innerJoin('accounts', 'accounts.id', 'cards.account_id')
    .innerJoin('customers', 'customers.id', 'cards.customer_id')
    .leftJoin('cards as replaced', 'replaced.id', 'cards.replaces')
    .where('cards.customer_id', '=', customerId)
    .where('cards.blocked_at', 'is', null)
    .select(['accounts.name', 'accounts.currency', 'customers.first_name', 'customers.last_name'])
    .select(['replaced.last_four as former', 'replaced.blocked_as', 'replaced.blocked_at'])
    .select(['cards.id', 'cards.account_id', 'cards.kind', 'cards.last_four', 'cards.expires', 'cards.issued_at'])
    .select(['cards.frozen_at', 'cards.spending_limit', 'cards.cash_limit'])
    .select(['cards.online', 'cards.contactless', 'cards.abroad', 'cards.cash']);
}

function cardOf(row: Row, time: Date) {
  const { id, kind, currency, online, contactless, abroad, cash } = row;
  const { maxSpending, maxCash } = LIMITS[kind];
  return {
    id,
    accountId: row.account_id,
    accountName: row.name,
    kind,
    network: NETWORKS[kind],
    lastFour: row.last_four,
    expires: row.expires,
    holder: `${row.first_name} ${row.last_name}`,
    state: row.frozen_at ? ('frozen' as const) : ('active' as const),
    spendingLimit: moneyOf(row.spending_limit, currency),
    maxSpendingLimit: moneyOf(maxSpending, currency),
    cashLimit: moneyOf(row.cash_limit, currency),
    maxCashLimit: moneyOf(maxCash, currency),
    channels: { online, contactless, abroad, cash },
    ...replacementOf(row, time),
  };
}

/** A first card is with its customer already. */
function replacementOf({ former, blocked_as, blocked_at, issued_at }: Row, time: Date) {
  if (!former || !blocked_as || blocked_as === 'closed' || !blocked_at) return {};
  const arrives = later(issued_at, DELIVERY_MS);
  return {
    replaces: { lastFour: former, reason: blocked_as, date: dayAt(blocked_at) },
    ...(arrives > time && { arrivesBy: dayAt(arrives) }),
  };
}
