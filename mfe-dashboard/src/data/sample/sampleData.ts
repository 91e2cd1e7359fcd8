import { today } from '@bank/shared/format';
import { fileSampleEntry, readSampleAccounts, readSampleHistory } from '@bank/shared/sample';
import { filterTransactions } from '../filterTransactions';
import { pageTransactions } from '../pageTransactions';
import type { DashboardData } from '../types';
import { sampleHoldings } from './sampleHoldings';

export const sampleData: DashboardData = {
  accounts: async () => readSampleAccounts(),
  holdings: async () => sampleHoldings(),
  transactions: async (query) =>
    pageTransactions(filterTransactions(readSampleHistory(today()), query, today()), query),
  changeCategory: async (id, { category, forPayee }) => fileSampleEntry(id, category, forPayee),
};
