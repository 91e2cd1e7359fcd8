import { accountPath, paths } from '@bank/shared/paths';
import type { Alert } from '../data/types';

/** Leads to what the alert tells of. */
export function pathOf({ kind, accountId }: Alert): string {
  if (kind === 'card-used' || kind === 'card-declined') return paths.cards;
  if (kind === 'payment-failed') return paths.transfers;
  return accountId ? accountPath(accountId) : paths.settings;
}
