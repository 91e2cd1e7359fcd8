import { type Account, bankData } from '@bank/shared/data';

/** The customer's accounts, in the bank's order. */
export function loadAccounts(signal: AbortSignal): Promise<Account[]> {
  return bankData().accounts(signal);
}
