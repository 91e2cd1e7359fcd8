import type { Category } from '../../data/types';
import type { TextKey } from '../../messages';

export const categoryNames: Record<Category, TextKey> = {
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
};

export const categoryColors: Record<Category, string> = {
  Groceries: 'var(--slice-3)',
  Dining: 'var(--slice-2)',
  Utilities: 'var(--slice-1)',
  Income: 'var(--positive)',
  Transfer: 'var(--field)',
  Housing: 'var(--ink)',
  Transport: 'color-mix(in srgb, var(--slice-1) 55%, var(--ink))',
  Shopping: 'color-mix(in srgb, var(--slice-2) 55%, var(--ink))',
  Health: 'color-mix(in srgb, var(--slice-3) 55%, var(--ink))',
  Entertainment: 'color-mix(in srgb, var(--slice-1) 50%, var(--slice-2))',
  Other: 'var(--muted)',
};
