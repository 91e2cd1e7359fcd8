import type { Money } from '@bank/shared/format';
import type { Holdings } from '../types';

const usd = (minor: number): Money => ({ minor, currency: 'USD' });

export const sampleHoldings: Holdings = {
  assets: [
    { name: 'Checking', value: usd(856_240) },
    { name: 'Savings', value: usd(2_431_085) },
    { name: 'Investments', value: usd(1_542_060) },
  ],
  owed: usd(124_090),
  owedOn: 'cards',
};
