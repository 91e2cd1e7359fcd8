import { today } from '@bank/shared/format';
import { sampleAccounts } from '@bank/shared/sample';
import { filterTransactions } from '../filterTransactions';
import { pageTransactions } from '../pageTransactions';
import type { DashboardData } from '../types';
import { sampleHoldings } from './sampleHoldings';
import { sampleTransactions } from './transactions';

export const sampleData: DashboardData = {
  accounts: async () => sampleAccounts,
  holdings: async () => sampleHoldings,
  transactions: async (query) =>
    pageTransactions(filterTransactions(sampleTransactions(today()), query, today()), query),
};
