import { record } from '../../../kernel/audit/record.ts';
import type { Bank, Connection } from '../../../kernel/bank/Bank.ts';
import { moneyOf } from '../../../kernel/bank/money.ts';
import { countAttempt } from '../../../kernel/throttles/throttle.ts';
import type { AlertKind } from '../contract/alerts.ts';

interface Change {
  inBank: boolean;
  byMail: boolean;
  /** Minor units. */
  amount?: number;
}

/** Sorted as the page shows them. */
export async function choicesOf(db: Connection, customerId: string) {
  const rows = await select(db, customerId).orderBy('position').execute();
  return rows.map(shownOf);
}

export async function choose(bank: Bank, customerId: string, kind: AlertKind, { inBank, byMail, amount }: Change) {
  await countAttempt(bank, [{ what: 'alert choices', who: customerId, tries: 100 }]);
  return bank.db.transaction().execute(async (db) => {
    const current = await select(db, customerId).where('alert_kinds.kind', '=', kind).executeTakeFirstOrThrow();
    const chosen = {
      in_bank: inBank,
      by_mail: byMail,
      amount: current.amount === null || amount === undefined ? current.amount : BigInt(amount),
    };
    await db
      .insertInto('alert_choices')
      .values({ customer_id: customerId, kind, ...chosen })
      .onConflict((conflict) => conflict.columns(['customer_id', 'kind']).doUpdateSet(chosen))
      .execute();
    await record(db, bank.now(), customerId, { event: 'alerts-changed', details: { kind } });
    return shownOf({ ...current, ...chosen });
  });
}

function select(db: Connection, customerId: string) {
  return db
    .selectFrom('alert_kinds')
    .leftJoin('alert_choices as chosen', (join) =>
      join.onRef('chosen.kind', '=', 'alert_kinds.kind').on('chosen.customer_id', '=', customerId),
    )
    .select(['alert_kinds.kind', 'always_mailed'])
    .select(({ fn }) => [
      fn.coalesce('chosen.in_bank', 'alert_kinds.in_bank').as('in_bank'),
      fn.coalesce('chosen.by_mail', 'alert_kinds.by_mail').as('by_mail'),
      fn.coalesce('chosen.amount', 'alert_kinds.amount').as('amount'),
    ]);
}

interface Row {
  kind: AlertKind;
  always_mailed: boolean;
  in_bank: boolean;
  by_mail: boolean;
  amount: bigint | null;
}

function shownOf({ kind, always_mailed, in_bank, by_mail, amount }: Row) {
  return {
    kind,
    inBank: in_bank,
    byMail: by_mail || always_mailed,
    isAlwaysMailed: always_mailed,
    ...(amount !== null && { amount: moneyOf(amount, 'USD') }),
  };
}
