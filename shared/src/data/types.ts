import type { IsoDay, Money } from '../format';

export type AccountType = 'Checking' | 'Savings' | 'Credit Card' | 'Loan';

export interface Account {
  id: string;
  name: string;
  lastFour: string;
  type: AccountType;
  /** Negative when the customer owes. */
  balance: Money;
  status: 'Active';
  /** Percent a year. */
  apy?: number;
  limit?: Money;
}

export type Category = 'Groceries' | 'Dining' | 'Utilities' | 'Income' | 'Transfer';

export interface Transaction {
  id: string;
  description: string;
  date: IsoDay;
  category: Category;
  amount: Money;
}

export type Period = 30 | 60 | 90;
export type TransactionType = 'all' | 'income' | 'expense';
export type AmountBand = 'any' | 'high' | 'low';

export interface TransactionFilter {
  /** Days, today included. */
  period: Period;
  type: TransactionType;
  amount: AmountBand;
}

export type TransactionSort = 'newest' | 'oldest' | 'highest' | 'lowest';

export interface TransactionQuery extends TransactionFilter {
  sort: TransactionSort;
}

export interface PageRequest {
  /** At most 100. */
  limit: number;
  cursor?: string;
}

export interface TransactionPage {
  items: Transaction[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Missing when the source does not count all matches. */
  total?: number;
}

export interface Holdings {
  assets: { name: string; value: Money }[];
  owed: Money;
  /** Completes the label "Owed on …". */
  owedOn: string;
}

/** Every method rejects with what `request` of `@bank/shared/http` rejects with. */
export interface BankData {
  accounts(signal?: AbortSignal): Promise<Account[]>;
  holdings(signal?: AbortSignal): Promise<Holdings>;
  transactions(query: TransactionQuery & PageRequest, signal?: AbortSignal): Promise<TransactionPage>;
  /** All matches as CSV (RFC 4180); missing when the source cannot export. */
  transactionsCsv?: (query: TransactionQuery, signal?: AbortSignal) => Promise<string>;
}
