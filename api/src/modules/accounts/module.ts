import './events.ts';
import './tables.ts';
import type { Module } from '../../kernel/Module.ts';
import { seedCategories } from './categories/seedCategories.ts';
import { endpoints } from './contract/endpoints.ts';
import { closingProblems, openingProblems } from './contract/problems.ts';
import { migrations } from './migrations.ts';
import { accountRoutes } from './routes/accountRoutes.ts';
import { statementRoutes } from './routes/statementRoutes.ts';
import { transactionRoutes } from './routes/transactionRoutes.ts';
import { seedRepayments } from './seedRepayments.ts';

export const accounts: Module = {
  name: 'accounts',
  owner: 'Accounts',
  contract: endpoints,
  problems: Object.values({ ...closingProblems, ...openingProblems }),
  routes: [accountRoutes, statementRoutes, transactionRoutes],
  migrations,
  seed: async (db, today) => {
    await seedRepayments(db, today);
    await seedCategories(db);
  },
  clientTypes: {
    'mfe-accounts/src/api.ts': [
      'listAccounts',
      'getAccountDetails',
      'getAccountNumber',
      'listOffers',
      'openAccount',
      'closeAccount',
      'listBalances',
      'listStatements',
      'getStatement',
    ],
    'mfe-bills/src/api.ts': ['listAccounts', 'getAccountDetails', 'listRecurring', 'changeRecurring'],
    'mfe-insights/src/api.ts': ['getSpending'],
    'mfe-dashboard/src/api.ts': [
      'listAccounts',
      'getHoldings',
      'listTransactions',
      'exportTransactions',
      'changeCategory',
    ],
    'mfe-payments/src/api.ts': ['listAccounts'],
    'shared/src/api/schema.ts': ['Account', 'PendingPayment', 'Transaction'],
  },
};
