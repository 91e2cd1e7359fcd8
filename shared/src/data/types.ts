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

/** What the customer owns by kind, and owes on cards. Net worth is the sum of the assets less the debt. */
export interface Holdings {
  assets: { name: string; value: Money }[];
  owed: Money;
}

/** Where the screens get their data from. They do not know which source they use. */
export interface BankData {
  accounts(signal?: AbortSignal): Promise<Account[]>;
  holdings(signal?: AbortSignal): Promise<Holdings>;
  /** Newest first. */
  transactions(filter: TransactionFilter, signal?: AbortSignal): Promise<Transaction[]>;
}
