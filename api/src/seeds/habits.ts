import { describe } from '../ledger/wording.ts';
import type { Habit } from './Habit.ts';

const habit = (
  description: string,
  category: Habit['category'],
  account: Habit['account'],
  [first, every]: [number, number],
  ...amounts: number[]
): Habit => ({ description, category, account, first, every, amounts });

const income: Habit[] = [
  habit('Freelance invoice, Studio Arden', 'Income', 'Checking', [17, 41], 64_000, 48_500),
  habit(describe({ kind: 'interest' }), 'Income', 'Savings', [20, 30], 6483, 6417, 6352),
];

const household: Habit[] = [
  habit('Rent, Harbour Court 12', 'Transfer', 'Checking', [19, 30], -138_000),
  habit('City Power & Light', 'Utilities', 'Checking', [10, 30], -9642, -8817, -10_230),
  habit('Aqua Water Services', 'Utilities', 'Checking', [23, 30], -4175),
  habit('Fibreline Internet', 'Utilities', 'Checking', [15, 30], -5999),
  habit('Mobile plan, Tellus', 'Utilities', 'Checking', [26, 30], -3500),
];

const shopping: Habit[] = [
  habit('Fresh Fields Market', 'Groceries', 'Checking', [1, 6], -8412, -6790, -9355, -7128),
  habit('Corner Bakery', 'Groceries', 'Checking', [2, 5], -1240, -865, -1490),
  habit('Greenway Organic', 'Groceries', 'Credit Card', [9, 17], -11_284, -5433),
  habit('Olive & Thyme', 'Dining', 'Credit Card', [3, 15], -6840, -4920, -10_350),
  habit('Blue Door Coffee', 'Dining', 'Checking', [2, 7], -575, -1120, -690),
  habit('Ramen Yokocho', 'Dining', 'Credit Card', [8, 24], -3460, -2985),
];

const betweenOwn: Habit[] = [
  {
    ...habit(describe({ kind: 'card-payment' }), 'Transfer', 'Checking', [12, 30], -33_000, -31_500),
    other: 'Credit Card',
  },
  { ...habit(describe({ kind: 'loan-payment' }), 'Transfer', 'Checking', [21, 30], -31_200), other: 'Loan' },
];

/** @param earned each fortnight, in minor units, of which `saved` goes to the savings account the day after */
export function habitsOf({ earned, saved }: { earned: number; saved: number }): Habit[] {
  return [
    habit('Salary, Northwind Logistics', 'Income', 'Checking', [6, 14], earned),
    {
      ...habit(describe({ kind: 'to', name: 'High Yield Savings' }), 'Transfer', 'Checking', [5, 14], -saved),
      other: 'Savings',
    },
    ...[...income, ...household, ...shopping, ...betweenOwn],
  ];
}
