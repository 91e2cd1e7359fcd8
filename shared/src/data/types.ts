import type { IsoDay, Money } from '../format';

export type AccountType = 'Checking' | 'Savings' | 'Credit Card' | 'Loan';

export interface Account {
  id: string;
  name: string;
  lastFour: string;
  type: AccountType;
  /** What the customer has; negative where the customer owes. */
  balance: Money;
  status: 'Active';
  /** Yearly yield of savings in percent. */
  apy?: number;
  /** Credit limit of a card. */
  limit?: Money;
}

export type Category = 'Groceries' | 'Dining' | 'Utilities' | 'Income' | 'Transfer';

export interface Transaction {
  id: string;
  description: string;
  date: IsoDay;
  category: Category;
  /** Positive: received. Negative: spent. */
  amount: Money;
}

export type Period = 30 | 60 | 90;
export type TransactionType = 'all' | 'income' | 'expense';
export type AmountBand = 'any' | 'high' | 'low';

export interface TransactionFilter {
  /** Days back from today, today included. */
  period: Period;
  type: TransactionType;
  amount: AmountBand;
}

export type TransactionSort = 'newest' | 'oldest' | 'highest' | 'lowest';

export interface TransactionQuery extends TransactionFilter {
  sort: TransactionSort;
}

/** Which part of what a query finds. */
export interface PageWanted {
  /** Rows, 100 at most. */
  limit: number;
  /** `next` of the page before; none for the first. */
  cursor?: string;
}

export interface TransactionPage {
  items: Transaction[];
  /** Cursor of the page after this one; null on the last. */
  next: string | null;
  /** How many the query finds in all, where the source has counted them. */
  total?: number;
}

/** What the customer owns by kind, and owes. Net worth is the sum of the assets less the debt. */
export interface Holdings {
  assets: { name: string; value: Money }[];
  owed: Money;
  /** What the debt is on, as it stands in "Owed on cards". */
  owedOn: string;
}

/** Where the screens get their data from. They do not know which source they use. */
export interface BankData {
  accounts(signal?: AbortSignal): Promise<Account[]>;
  holdings(signal?: AbortSignal): Promise<Holdings>;
  transactions(query: TransactionQuery & PageWanted, signal?: AbortSignal): Promise<TransactionPage>;
  /** Everything that a query finds as a CSV file (RFC 4180); not every source can make one. */
  transactionsCsv?: (query: TransactionQuery, signal?: AbortSignal) => Promise<string>;
}
