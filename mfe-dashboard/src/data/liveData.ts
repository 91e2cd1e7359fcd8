import type { Account } from '@bank/shared/api';
import { request } from '@bank/shared/http';
import type * as api from '../api';
import type { DashboardData } from './types';

type ListQuery = NonNullable<api.operations['listTransactions']['parameters']['query']>;

export const liveData: DashboardData = {
  accounts: (signal) => request<Account[]>({ url: '/accounts', signal }),
  holdings: async (signal) => {
    const holdings = await request<api.Holdings>({ url: '/holdings', signal });
    return { ...holdings, owedOn: 'cards and loans' };
  },
  transactions: (query, signal) =>
    request<api.TransactionPage>({ url: '/transactions', params: query satisfies ListQuery, signal }),
  transactionsCsv: (query, signal) =>
    request<string>({ url: '/transactions.csv', params: query satisfies ListQuery, responseType: 'text', signal }),
};
