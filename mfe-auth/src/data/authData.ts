import { bankConfig } from '@bank/shared/config';
import { liveAuth } from './liveAuth';
import { sampleAuth } from './sampleAuth';
import type { AuthData } from './types';

/** The source that the deployment's `dataMode` selects. */
export function authData(): AuthData {
  return bankConfig().dataMode === 'live' ? liveAuth : sampleAuth;
}
