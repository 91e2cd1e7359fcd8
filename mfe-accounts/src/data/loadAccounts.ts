import type { Account } from '@bank/shared/api';
import { bankConfig } from '@bank/shared/config';
import { request } from '@bank/shared/http';
import { readSampleAccounts } from '@bank/shared/sample';

/** Loads from the source that the deployment's `dataMode` names. @throws like `request` */
export async function loadAccounts(signal?: AbortSignal): Promise<Account[]> {
  if (bankConfig().dataMode === 'sample') return readSampleAccounts();
  return request<Account[]>({ url: '/accounts', signal });
}
