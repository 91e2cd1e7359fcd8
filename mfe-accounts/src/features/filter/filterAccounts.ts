import type { Account } from '@bank/shared/api';

export interface AccountFilter {
  text: string;
  type: Account['type'] | 'all';
}

export const NO_FILTER: AccountFilter = { text: '', type: 'all' };

export function isFiltering({ text, type }: AccountFilter): boolean {
  return text.trim() !== '' || type !== 'all';
}

/** Every word of `text` has to occur in the name, type, status or last four digits. */
export function filterAccounts(accounts: Account[], { text, type }: AccountFilter): Account[] {
  const words = text.toLowerCase().split(/\s+/);
  return accounts.filter((account) => {
    const content = `${account.name} ${account.type} ${account.status} ${account.lastFour}`.toLowerCase();
    return (type === 'all' || account.type === type) && words.every((word) => content.includes(word));
  });
}
