import { type Account, bankData } from '@bank/shared/data';

export function loadAccounts(signal: AbortSignal): Promise<Account[]> {
  return bankData().accounts(signal);
}
