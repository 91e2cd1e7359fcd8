import { calculateAvailableCredit } from './calculateAvailableCredit';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const card = { id: 'credit', name: 'Card', lastFour: '1156', type: 'Credit Card', status: 'Active' } as const;

test('is the limit less what is owed', () => {
  expect(calculateAvailableCredit({ ...card, balance: usd(-124_090), limit: usd(750_000) })).toEqual(usd(625_910));
});

test('is more than the limit after a payment too many, and negative over it', () => {
  expect(calculateAvailableCredit({ ...card, balance: usd(500), limit: usd(1000) })).toEqual(usd(1500));
  expect(calculateAvailableCredit({ ...card, balance: usd(-1200), limit: usd(1000) })).toEqual(usd(-200));
});

test('is nothing where there is no limit', () => {
  expect(calculateAvailableCredit({ ...card, balance: usd(100) })).toBeUndefined();
});
