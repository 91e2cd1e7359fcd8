import type { OwnCategory } from './contract/categories.ts';

/** What a customer files one of their entries under, whatever was booked. */
interface FiledEntries {
  customer_id: string;
  entry_id: string;
  category: OwnCategory;
}

/** What a customer files all entries of a payee under, as `wordsWithoutMemo` names it. */
interface FiledPayees {
  customer_id: string;
  payee: string;
  category: OwnCategory;
}

/** What a customer says is no bill, though it comes again and again. */
interface RecurringLeftOut {
  customer_id: string;
  /** The id that `recurringOf` gives it. */
  recurring_id: string;
}

/** When a customer opened an account themselves. Written by the function `open_own_account` alone. */
interface AccountOpenings {
  account_id: string;
  customer_id: string;
  key: string;
  order_hash: Buffer;
  opened_at: Date;
}

declare module '../../kernel/database/tables.ts' {
  interface Tables {
    account_openings: AccountOpenings;
    filed_entries: FiledEntries;
    filed_payees: FiledPayees;
    recurring_left_out: RecurringLeftOut;
  }
}
