import type { Account } from '@bank/shared/api';
import type * as api from '../api';

export type Transaction = api.Transaction;
/** The ledger books the first five only. */
export type Category = NonNullable<Transaction['ownCategory']>;

export interface CategoryChoice {
  category: Category;
  /** All of the payee's, also those to come. */
  forPayee: boolean;
}

export type { SampleEntry as SampleTransaction } from '@bank/shared/sample';

export type Period = 30 | 60 | 90;
export type TransactionType = 'all' | 'income' | 'expense';
export type AmountBand = 'any' | 'high' | 'low';
/** One amount in minor units, received or spent. */
export type ExactAmount = `${bigint}`;

export interface TransactionFilter {
  /** The id of one account; all accounts if omitted. */
  account?: string;
  /** Days, today included. */
  period: Period;
  type: TransactionType;
  amount: AmountBand | ExactAmount;
  /** A part of the description, with three letters or digits in a row: with fewer, the bank would read every row. */
  text?: string | undefined;
}

export type TransactionSort = 'newest' | 'oldest' | 'highest' | 'lowest';

export interface TransactionQuery extends TransactionFilter {
  sort: TransactionSort;
}

export interface PageRequest {
  /** The number of rows, at most 100. */
  limit: number;
  cursor?: string;
}

export type Sums = NonNullable<api.TransactionPage['sums']>;

export interface TransactionPage {
  items: Transaction[];
  /** Cursor of the next page; null on the last. */
  next: string | null;
  /** Missing when the source does not count all matches. */
  total?: number;
  /** What all matches add up to, without what moves between own accounts; missing where the source does not say, or there are several currencies. */
  sums?: Sums;
}

export interface Holdings extends api.Holdings {
  /** What `owed` is the debt of. */
  owedOn: 'cards' | 'cards and loans';
}

/** Every method rejects with what `request` of `@bank/shared/http` rejects with. */
export interface DashboardData {
  accounts(signal?: AbortSignal): Promise<Account[]>;
  holdings(signal?: AbortSignal): Promise<Holdings>;
  transactions(query: TransactionQuery & PageRequest, signal?: AbortSignal): Promise<TransactionPage>;
  changeCategory(id: string, choice: CategoryChoice): Promise<void>;
  /** All matches as CSV (RFC 4180); missing when the source cannot export. */
  transactionsCsv?: (query: TransactionQuery, signal?: AbortSignal) => Promise<string>;
}
