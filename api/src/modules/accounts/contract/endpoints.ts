import { getHoldings, listAccounts } from './accounts.ts';
import { exportTransactions, listTransactions } from './transactions.ts';

export const endpoints = { listAccounts, getHoldings, listTransactions, exportTransactions };
