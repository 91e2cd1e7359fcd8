import { wordTransaction } from '@bank/shared/wording';
import type { Recurring } from './types';

/** Whoever is paid or pays. */
export function nameOf(recurring: Recurring): string {
  return recurring.wording?.name ?? wordTransaction(recurring);
}
