import type { Category } from '../../data/types';

export const categoryTexts = {
  Groceries: 'category.groceries',
  Dining: 'category.dining',
  Utilities: 'category.utilities',
  Income: 'category.income',
  Transfer: 'category.transfer',
  Housing: 'category.housing',
  Transport: 'category.transport',
  Shopping: 'category.shopping',
  Health: 'category.health',
  Entertainment: 'category.entertainment',
  Other: 'category.other',
} as const satisfies Record<Category, string>;

/** The order in which they are offered. */
export const categories = Object.keys(categoryTexts) as Category[];
