import type { Category } from '../../data/types';
import type { TextKey } from '../../messages';

export const categoryNames: Record<Category, TextKey> = {
  Groceries: 'category.groceries',
  Dining: 'category.dining',
  Utilities: 'category.utilities',
  Income: 'category.income',
  Transfer: 'category.transfer',
};

export const categoryColors: Record<Category, string> = {
  Groceries: 'var(--slice-3)',
  Dining: 'var(--slice-2)',
  Utilities: 'var(--slice-1)',
  Income: 'var(--positive)',
  Transfer: 'var(--field)',
};
