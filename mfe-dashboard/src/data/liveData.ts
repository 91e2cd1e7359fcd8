import { ask } from './ask';
import type { DashboardData } from './types';

export const liveData: DashboardData = {
  accounts: (signal) => ask('GET /accounts', { signal }),
  holdings: async (signal) => ({ ...(await ask('GET /holdings', { signal })), owedOn: 'cards and loans' }),
  transactions: (query, signal) => ask('GET /transactions', { query, signal }),
  changeCategory: async (id, data) => void (await ask('PUT /transactions/{id}/category', { path: { id }, data })),
  transactionsCsv: (query, signal) => ask('GET /transactions.csv', { query, responseType: 'text', signal }),
};
