import type { Account } from '@bank/shared/api';
import { bankConfig } from '@bank/shared/config';
import { request } from '@bank/shared/http';
import { readSampleAccounts } from '@bank/shared/sample';

/** From where the deployment's `dataMode` says. @throws like `request` */
export async function loadAccounts(signal?: AbortSignal): Promise<Account[]> {
  if (bankConfig().dataMode === 'sample') return readSampleAccounts();
  return request<Account[]>({ url: '/accounts', signal });
}
