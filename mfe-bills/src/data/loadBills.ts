import type { Account } from '@bank/shared/api';
import { bankConfig } from '@bank/shared/config';
import { ask } from './ask';
import { sampleBills } from './sampleBills';
import { sortOut } from './sortOut';
import type { Bills, Debt } from './types';

/** Loads from the source that the deployment's `dataMode` names. @throws like `request` */
export async function loadBills(signal?: AbortSignal): Promise<Bills> {
  if (bankConfig().dataMode === 'sample') return sampleBills();
  const [accounts, schedules, recurring] = await Promise.all([
    ask('GET /accounts', { signal }),
    ask('GET /schedules', { signal }),
    ask('GET /recurring', { signal }),
  ]);
  const owing = accounts.filter(({ type }) => type === 'Credit Card' || type === 'Loan');
  const debts = await Promise.all(owing.map((one) => loadDebt(one, signal)));
  return { accounts, schedules, ...sortOut(recurring), debts };
}

async function loadDebt(account: Account, signal?: AbortSignal): Promise<Debt> {
  const { due, repayment } = await ask('GET /accounts/{id}/details', { path: { id: account.id }, signal });
  return { account, ...(due && { due }), ...(repayment && { repayment }) };
}
