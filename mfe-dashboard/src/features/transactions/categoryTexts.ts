import type { Category } from '../../data/types';

export const categoryTexts = {
  Groceries: 'category.groceries',
  Dining: 'category.dining',
  Utilities: 'category.utilities',
  Income: 'category.income',
  Transfer: 'category.transfer',
} as const satisfies Record<Category, string>;
