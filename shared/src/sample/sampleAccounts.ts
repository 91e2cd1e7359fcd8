import type { Account } from '../api/schema';
import type { Money } from '../format';

const usd = (minor: number): Money => ({ minor, currency: 'USD' });

/** What `/accounts` answers in sample mode: one answer, for every remote finds it in the query cache under the same key. */
export const sampleAccounts: Account[] = [
  {
    id: 'checking',
    name: 'Primary Checking',
    lastFour: '4821',
    type: 'Checking',
    balance: usd(856_240),
    available: usd(852_040),
    status: 'Active',
  },
  {
    id: 'savings',
    name: 'High Yield Savings',
    lastFour: '7093',
    type: 'Savings',
    balance: usd(2_431_085),
    available: usd(2_431_085),
    status: 'Active',
    apy: 3.2,
  },
  {
    id: 'credit',
    name: 'Rewards Credit Card',
    lastFour: '1156',
    type: 'Credit Card',
    balance: usd(-124_090),
    available: usd(614_080),
    status: 'Active',
    limit: usd(750_000),
  },
  { id: 'loan', name: 'Auto Loan', lastFour: '3378', type: 'Loan', balance: usd(-1_368_500), status: 'Active' },
];
