import type { Account } from '@bank/shared/api';
import { text } from '../../messages';
import { accountKinds, statusLabels } from '../accounts/accountKinds';

export interface AccountFilter {
  text: string;
  type: Account['type'] | 'all';
}

export const NO_FILTER: AccountFilter = { text: '', type: 'all' };

export function isFiltering({ text, type }: AccountFilter): boolean {
  return text.trim() !== '' || type !== 'all';
}

/** Every word of the text has to occur in the name, type, status or last four digits, as they are on screen. */
export function filterAccounts(accounts: Account[], { text: wanted, type }: AccountFilter): Account[] {
  const words = wanted.toLocaleLowerCase().split(/\s+/);
  return accounts.filter((account) => {
    const facts = [text(accountKinds[account.type].label), text(statusLabels[account.status]), account.lastFour];
    const content = [account.name, ...facts].join(' ').toLocaleLowerCase();
    return (type === 'all' || account.type === type) && words.every((word) => content.includes(word));
  });
}
