import type { Bank } from '../../../kernel/bank/Bank.ts';
import { MAX_RECIPIENTS, type WireCurrency } from '../contract/wires.ts';

/** Each account once, as the last wire to it named it; nobody whose account did not take that one. */
export async function recipientsOf({ db }: Bank, customerId: string) {
  const last = db
    .selectFrom('rail_payments as paid')
    .innerJoin('wire_quotes as wire', 'wire.transaction_id', 'paid.transaction_id')
    .where('paid.customer_id', '=', customerId)
    .distinctOn(['paid.number', 'paid.bic'])
    .orderBy('paid.number')
    .orderBy('paid.bic')
    .orderBy('paid.ordered_at', 'desc')
    .select(['wire.recipient', 'wire.bic', 'wire.bank', 'wire.number', 'wire.currency'])
    .select(['paid.state', 'paid.ordered_at'])
    .as('last');
  const rows = await db
    .selectFrom(last)
    .selectAll()
    .where('state', '!=', 'returned')
    .orderBy('ordered_at', 'desc')
    .limit(MAX_RECIPIENTS)
    .execute();
  return rows.map(({ recipient, bic, bank, number, currency }) => ({
    ...{ recipient, bic, bank, accountNumber: number },
    currency: currency as WireCurrency,
  }));
}
