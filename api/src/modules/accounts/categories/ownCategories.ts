import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { OwnCategory } from '../contract/categories.ts';
import { wordsWithoutMemo } from '../words/wordingOf.ts';

interface Booked {
  id: string;
  description: string;
  source: string;
  category: string;
}

/** Reads what the customer files things under. What they say of one entry counts before what they say of its payee. */
export async function ownCategories({ db }: Bank, customerId: string) {
  const [entries, payees] = [
    await db.selectFrom('filed_entries').selectAll().where('customer_id', '=', customerId).execute(),
    await db.selectFrom('filed_payees').selectAll().where('customer_id', '=', customerId).execute(),
  ];
  const byEntry = new Map(entries.map(({ entry_id, category }) => [entry_id, category]));
  const byPayee = new Map(payees.map(({ payee, category }) => [payee, category]));
  return (entry: Booked): { ownCategory?: OwnCategory } => {
    const ownCategory = byEntry.get(entry.id) ?? byPayee.get(wordsWithoutMemo(entry).description);
    return ownCategory && ownCategory !== entry.category ? { ownCategory } : {};
  };
}
