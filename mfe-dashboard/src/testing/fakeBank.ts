import type { BankData } from '@bank/shared/data';

export const fakeBank: jest.Mocked<BankData> = {
  accounts: jest.fn(),
  holdings: jest.fn(),
  transactions: jest.fn(),
};

export const neverSettle = <T>() => new Promise<T>(() => {});

export const usd = (minor: number) => ({ minor, currency: 'USD' });
