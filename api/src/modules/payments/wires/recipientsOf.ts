import type { Bank } from '../../../kernel/bank/Bank.ts';
import { MAX_RECIPIENTS, type WireCurrency } from '../contract/wires.ts';

/** So many wires are looked at. */
const RECENT = 200;

/** Each account once, as the last wire to it named it; nobody whose account did not take that one. */
export async function recipientsOf({ db }: Bank, customerId: string) {
  const recent = db
    .selectFrom('rail_payments')
    .select(['transaction_id', 'number', 'bic', 'state', 'ordered_at'])
    .where('customer_id', '=', customerId)
    .where('bic', 'is not', null)
    .orderBy('ordered_at', 'desc')
    .limit(RECENT)
    .as('paid');
  const last = db
    .selectFrom(recent)
    // One by one: as a join, all quotes of a small bank would be read.
    .innerJoinLateral(
      ({ selectFrom }) =>
        selectFrom('wire_quotes')
          .selectAll('wire_quotes')
          .whereRef('wire_quotes.transaction_id', '=', 'paid.transaction_id')
          .limit(1)
          .as('wire'),
      (join) => join.onTrue(),
    )
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
    recipient,
    bic,
    bank,
    accountNumber: number,
    currency: currency as WireCurrency,
  }));
}
