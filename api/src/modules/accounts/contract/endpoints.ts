import { getAccountDetails, getAccountNumber } from './accountDetails.ts';
import { closeAccount, getHoldings, listAccounts } from './accounts.ts';
import { changeCategory } from './categories.ts';
import { listOffers, openAccount } from './opening.ts';
import { changeRecurring, listRecurring } from './recurring.ts';
import { getSpending } from './spending.ts';
import { getStatement, listBalances, listStatements } from './statements.ts';
import { exportTransactions, listTransactions } from './transactions.ts';

export const endpoints = {
  listAccounts,
  getHoldings,
  listOffers,
  openAccount,
  closeAccount,
  getAccountDetails,
  getAccountNumber,
  listBalances,
  listStatements,
  getStatement,
  listTransactions,
  exportTransactions,
  changeCategory,
  getSpending,
  listRecurring,
  changeRecurring,
};
