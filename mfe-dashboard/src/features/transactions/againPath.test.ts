import type { Transaction } from '../../data/types';
import { againPath } from './againPath';

const names = new Map([['savings', 'High Yield Savings']]);
const paid: Transaction = {
  id: '1',
  date: '2026-11-20',
  accountId: 'checking',
  description: '',
  category: 'Transfer',
  amount: { minor: -6250, currency: 'USD' },
};
const to = (name: string, more = {}): Transaction => ({ ...paid, wording: { kind: 'to', name, ...more } });

test('leads to a payment to the same person, and to a transfer between own accounts', () => {
  expect(againPath(to('Noah Beck'), names)).toBe('/transfers/external?from=checking&to=Noah+Beck&amount=6250');
  expect(againPath(to('High Yield Savings'), names)).toBe('/transfers/internal?from=checking&to=savings&amount=6250');
});

test('leads nowhere from what came back, from what others wrote, and before the accounts are known', () => {
  expect(againPath(to('Noah Beck', { isReversal: true }), names)).toBeUndefined();
  expect(againPath({ ...paid, description: 'Corner Bakery' }, names)).toBeUndefined();
  expect(againPath(to('High Yield Savings'), new Map())).toBeUndefined();
});
