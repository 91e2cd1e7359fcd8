import { type BankData, bankData } from '@bank/shared/data';

/** The sample's data source with answers of the test's own; each test gives those that it needs. */
export const fakeBank: jest.Mocked<BankData> = Object.assign(bankData(), {
  accounts: jest.fn(),
  holdings: jest.fn(),
  transactions: jest.fn(),
});

export const neverSettle = <T>() => new Promise<T>(() => {});

export const usd = (minor: number) => ({ minor, currency: 'USD' });
