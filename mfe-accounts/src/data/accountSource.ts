import { bankConfig } from '@bank/shared/config';
import { liveAccounts } from './liveAccounts';
import { sampleSource } from './sample/sampleSource';
import type { AccountSource } from './types';

/** The source that the deployment's `dataMode` selects. */
export function accountSource(): AccountSource {
  return bankConfig().dataMode === 'live' ? liveAccounts : sampleSource;
}
