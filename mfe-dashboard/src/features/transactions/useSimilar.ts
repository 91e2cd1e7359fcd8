import { useQuery } from '@bank/shared/query';
import { dashboardData } from '../../data/dashboardData';
import type { Transaction, TransactionFilter } from '../../data/types';
import { canSearch } from './useHistoryAddress';

const SHOWN = 3;
const MAX_TEXT = 100;

/** What finds the others of the same payee, whose notes differ. Nothing where the bank would not look for it. */
export function searchOf({ wording, description }: Transaction): string | undefined {
  const text = (wording?.name ?? wording?.lastFour ?? description).slice(0, MAX_TEXT);
  return canSearch(text) ? text : undefined;
}

/** The last ones of the same payee, of the 90 days that the history can show. */
export function useSimilar(transaction: Transaction): Transaction[] {
  const text = searchOf(transaction);
  const filter: TransactionFilter = { period: 90, type: 'all', amount: 'any', text };
  const found = useQuery({
    key: ['/transactions', { similar: text }],
    load: async (signal) => {
      if (text === undefined) return [];
      return (await dashboardData().transactions({ ...filter, sort: 'newest', limit: SHOWN + 1 }, signal)).items;
    },
  });
  const all = found.status === 'ready' ? found.data : [];
  return all.filter(({ id }) => id !== transaction.id).slice(0, SHOWN);
}
