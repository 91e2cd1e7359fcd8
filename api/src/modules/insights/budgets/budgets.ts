import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { addMonths, monthOf } from '../../../kernel/bank/months.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import { BUDGET_MONTHS, type BudgetCategory } from '../contract/budgets.ts';

interface Choice {
  limit: { minor: number; currency: string };
  rollsOver: boolean;
}

const CHANGES = { what: 'budgets', tries: 100 };

/** Lists the newest limits first. Each change removes what is too old, so there are few. */
export async function budgetsOf({ db }: Bank, customerId: string) {
  const rows = await db
    .selectFrom('budgets')
    .select(['category', 'since', 'amount', 'currency', 'rolls_over'])
    .where('customer_id', '=', customerId)
    .orderBy('since', 'desc')
    .orderBy('category')
    .execute();
  return rows.map(({ category, since, amount, currency, rolls_over: rollsOver }) => ({
    category,
    since,
    rollsOver,
    limit: moneyOf(amount, currency),
  }));
}

/** The same choice again changes nothing, and is not recorded. */
export async function setBudget(bank: Bank, customerId: string, category: BudgetCategory, choice: Choice) {
  await countAttempt(bank, [{ ...CHANGES, who: customerId }]);
  const since = monthOf(bank.now());
  const { limit, rollsOver } = choice;
  const terms = { amount: BigInt(limit.minor), currency: limit.currency, rolls_over: rollsOver };
  await bank.db.transaction().execute(async (db) => {
    const current = await newestBudget(db, customerId, category);
    const isSame =
      current?.amount === terms.amount && current.currency === limit.currency && current.rolls_over === rollsOver;
    if (isSame) return;
    await db
      .insertInto('budgets')
      .values({ customer_id: customerId, category, since, ...terms })
      .onConflict((conflict) => conflict.columns(['customer_id', 'category', 'since']).doUpdateSet(terms))
      .execute();
    await removeOvertaken(db, customerId, category, addMonths(since, 1 - BUDGET_MONTHS));
    await record(db, bank.now(), customerId, { event: 'budget-changed', details: { category } });
  });
}

export async function removeBudget(bank: Bank, customerId: string, category: BudgetCategory) {
  await countAttempt(bank, [{ ...CHANGES, who: customerId }]);
  await bank.db.transaction().execute(async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom('budgets')
      .where('customer_id', '=', customerId)
      .where('category', '=', category)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) return;
    await record(db, bank.now(), customerId, { event: 'budget-removed', details: { category } });
  });
}

function newestBudget(db: Connection, customerId: string, category: BudgetCategory) {
  return db
    .selectFrom('budgets')
    .select(['amount', 'currency', 'rolls_over'])
    .where('customer_id', '=', customerId)
    .where('category', '=', category)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Removes limits that another had followed by the first month that is still shown. */
async function removeOvertaken(db: Connection, customerId: string, category: BudgetCategory, firstMonth: string) {
  await db
    .deleteFrom('budgets')
    .where('customer_id', '=', customerId)
    .where('category', '=', category)
    .where('since', '<', ({ selectFrom }) =>
      selectFrom('budgets as later')
        .select(({ fn }) => fn.max('later.since').as('since'))
        .where('later.customer_id', '=', customerId)
        .where('later.category', '=', category)
        .where('later.since', '<=', firstMonth),
    )
    .execute();
}
