import { daysBefore, type IsoDay } from '../../format';
import type { Category, Transaction } from '../types';

interface Habit {
  description: string;
  category: Category;
  first: number;
  every: number;
  /** Minor units; they take turns. */
  amounts: number[];
}

const DAYS = 120;

const habits: Habit[] = [
  { description: 'Salary, Northwind Logistics', category: 'Income', first: 6, every: 14, amounts: [218_450] },
  {
    description: 'Freelance invoice, Studio Arden',
    category: 'Income',
    first: 17,
    every: 41,
    amounts: [64_000, 48_500],
  },
  { description: 'Interest paid', category: 'Income', first: 20, every: 30, amounts: [6_483, 6_417, 6_352] },
  { description: 'Rent, Harbour Court 12', category: 'Transfer', first: 19, every: 30, amounts: [-138_000] },
  { description: 'To High Yield Savings', category: 'Transfer', first: 5, every: 14, amounts: [-35_000] },
  { description: 'To Maya Lindqvist', category: 'Transfer', first: 12, every: 37, amounts: [-6_250, -4_000] },
  {
    description: 'Fresh Fields Market',
    category: 'Groceries',
    first: 1,
    every: 6,
    amounts: [-8_412, -6_790, -9_355, -7_128],
  },
  { description: 'Corner Bakery', category: 'Groceries', first: 0, every: 5, amounts: [-1_240, -865, -1_490] },
  { description: 'Greenway Organic', category: 'Groceries', first: 9, every: 17, amounts: [-11_284, -5_433] },
  { description: 'Olive & Thyme', category: 'Dining', first: 3, every: 15, amounts: [-6_840, -4_920, -10_350] },
  { description: 'Blue Door Coffee', category: 'Dining', first: 2, every: 7, amounts: [-575, -1_120, -690] },
  { description: 'Ramen Yokocho', category: 'Dining', first: 8, every: 24, amounts: [-3_460, -2_985] },
  {
    description: 'City Power & Light',
    category: 'Utilities',
    first: 10,
    every: 30,
    amounts: [-9_642, -8_817, -10_230],
  },
  { description: 'Aqua Water Services', category: 'Utilities', first: 23, every: 30, amounts: [-4_175] },
  { description: 'Fibreline Internet', category: 'Utilities', first: 15, every: 30, amounts: [-5_999] },
  { description: 'Mobile plan, Tellus', category: 'Utilities', first: 26, every: 30, amounts: [-3_500] },
];

/** A deterministic history that ends on `day`, newest first. */
export function sampleTransactions(day: IsoDay): Transaction[] {
  return habits.flatMap((habit) => occurrences(habit, day)).sort((a, b) => b.date.localeCompare(a.date));
}

function occurrences({ description, category, first, every, amounts }: Habit, day: IsoDay): Transaction[] {
  const count = Math.ceil((DAYS - first) / every);
  return Array.from({ length: count }, (_, turn) => ({
    id: `${description}-${turn}`,
    description,
    category,
    date: daysBefore(day, first + turn * every),
    amount: { minor: amounts[turn % amounts.length] ?? 0, currency: 'USD' },
  }));
}
