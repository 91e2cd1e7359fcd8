// What `@bank/shared/data` exports. Made by `npm run surface`; do not edit.

import type { IsoDay, Money } from './format';
export interface Account {
  id: string;
  name: string;
  lastFour: string;
  type: AccountType;
  balance: Money;
  status: 'Active';
  apy?: number;
  limit?: Money;
}
export type AccountType = 'Checking' | 'Savings' | 'Credit Card' | 'Loan';
export type AmountBand = 'any' | 'high' | 'low';
export interface BankData {
  accounts(signal?: AbortSignal): Promise<Account[]>;
  holdings(signal?: AbortSignal): Promise<Holdings>;
  transactions(query: TransactionQuery & PageRequest, signal?: AbortSignal): Promise<TransactionPage>;
  transactionsCsv?: (query: TransactionQuery, signal?: AbortSignal) => Promise<string>;
}
export type Category = 'Groceries' | 'Dining' | 'Utilities' | 'Income' | 'Transfer';
export declare const HIGH_AMOUNT_MINOR: number;
export interface Holdings {
  assets: {
    name: string;
    value: Money;
  }[];
  owed: Money;
  owedOn: string;
}
export interface PageRequest {
  limit: number;
  cursor?: string;
}
export type Period = 30 | 60 | 90;
export type Resource<T> =
  | {
      status: 'loading';
    }
  | {
      status: 'ready';
      data: T;
    }
  | {
      status: 'error';
      error: unknown;
    };
export interface Transaction {
  id: string;
  description: string;
  date: IsoDay;
  category: Category;
  amount: Money;
}
export interface TransactionFilter {
  period: Period;
  type: TransactionType;
  amount: AmountBand;
}
export interface TransactionPage {
  items: Transaction[];
  next: string | null;
  total?: number;
}
export interface TransactionQuery extends TransactionFilter {
  sort: TransactionSort;
}
export type TransactionSort = 'newest' | 'oldest' | 'highest' | 'lowest';
export type TransactionType = 'all' | 'income' | 'expense';
export declare function bankData(): BankData;
export declare function calculateNetWorth(options: Holdings): Money;
export declare function downloadCsv(fileName: string, text: string): void;
export declare function useResource<T>(load: (signal: AbortSignal) => Promise<T>): Resource<T> & {
  retry: () => void;
};
export {};
