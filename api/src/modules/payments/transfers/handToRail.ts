import type { Connection } from '../../../kernel/bank/Bank.ts';
import type { Party } from './findParties.ts';

interface Payment {
  customerId: string;
  to: Party;
  /** What the payee gets, in minor units. */
  minor: number;
  currency: string;
}

/** What was booked with this transaction; a job takes it from there. */
export async function handToRail(
  db: Connection,
  transaction: string,
  at: Date,
  { customerId, to: { name, number, bic }, minor, currency }: Payment,
): Promise<void> {
  await db
    .insertInto('rail_payments')
    .values({
      transaction_id: transaction,
      customer_id: customerId,
      name,
      number,
      bic: bic ?? null,
      ordered_at: at,
      amount: BigInt(minor),
      currency,
    })
    .execute();
}
