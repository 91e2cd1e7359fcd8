import type { BankData } from '@bank/shared/data';

/** Stands in for `bankData()`; each test replaces what it needs. */
export const fakeBank: jest.Mocked<BankData> = {
  accounts: jest.fn(),
  holdings: jest.fn(),
  transactions: jest.fn(),
};

/** A promise that never settles: the state of loading. */
export const never = <T>() => new Promise<T>(() => {});

export const usd = (minor: number) => ({ minor, currency: 'USD' });
