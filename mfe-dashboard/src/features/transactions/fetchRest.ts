import { dashboardData } from '../../data/dashboardData';
import type { Transaction, TransactionQuery } from '../../data/types';
import type { Block } from './useTransactions';

/** The most rows that the source gives at once. */
const PAGE_ROWS = 100;

/** What comes after the rows on screen. */
export interface Rest {
  /** Those on screen: when they are others, so is the rest. */
  after: readonly Block[];
  query: TransactionQuery;
  rows: Transaction[];
  /** Null once the last row is there. */
  next: string | null;
  pending?: Promise<void> | undefined;
}

/** Whoever asks meanwhile waits for the same pages. @throws what the source does; a further call goes on from there */
export async function fetchRest(rest: Rest, maxRows = Number.POSITIVE_INFINITY): Promise<void> {
  while (rest.next !== null && rest.rows.length < maxRows) {
    rest.pending ??= fetchPage(rest, rest.next).finally(() => {
      rest.pending = undefined;
    });
    await rest.pending;
  }
}

async function fetchPage(rest: Rest, cursor: string): Promise<void> {
  const { items, next } = await dashboardData().transactions({ ...rest.query, limit: PAGE_ROWS, cursor });
  rest.rows.push(...items);
  rest.next = next;
}
