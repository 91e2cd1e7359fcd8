import type { Account } from '@bank/shared/api';
import { paths } from '@bank/shared/paths';

/** Where customers open one themselves; undefined for what the bank's people decide. */
export function openPathOf(type: Account['type']): string | undefined {
  return type === 'Checking' || type === 'Savings' ? `${paths.accounts}?add=1` : undefined;
}
