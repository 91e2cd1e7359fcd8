import type { Account } from '@bank/shared/api';
import { readSampleAccounts } from '@bank/shared/sample';
import type { Holdings } from '../types';

const INVESTMENTS = { minor: 1_542_060, currency: 'USD' };

export function sampleHoldings(): Holdings {
  const accounts = readSampleAccounts();
  const balanceOf = (type: Account['type']) => {
    const balances = accounts.filter((account) => account.type === type).map(({ balance }) => balance.minor);
    return { minor: balances.reduce((sum, minor) => sum + minor, 0), currency: 'USD' };
  };
  const credit = balanceOf('Credit Card');
  return {
    assets: [
      { name: 'Checking', value: balanceOf('Checking') },
      { name: 'Savings', value: balanceOf('Savings') },
      { name: 'Investments', value: INVESTMENTS },
    ],
    owed: { ...credit, minor: Math.max(-credit.minor, 0) },
    owedOn: 'cards',
  };
}
