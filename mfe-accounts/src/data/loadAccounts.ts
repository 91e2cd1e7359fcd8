import type { Account } from '@bank/shared/api';
import { bankConfig } from '@bank/shared/config';
import { readSampleAccounts } from '@bank/shared/sample';
import { ask } from './ask';

/** Loads from the source that the deployment's `dataMode` names. @throws like `request` */
export async function loadAccounts(signal?: AbortSignal): Promise<Account[]> {
  if (bankConfig().dataMode === 'sample') return readSampleAccounts();
  return ask('GET /accounts', { signal });
}
