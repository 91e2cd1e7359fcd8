import { bankConfig } from '@bank/shared/config';
import { liveAuth } from './liveAuth';
import { sampleAuth } from './sampleAuth';
import type { AuthData } from './types';

/** Where registration and recovery go to; this deployment's configuration chooses. */
export function authData(): AuthData {
  return bankConfig().dataMode === 'live' ? liveAuth : sampleAuth;
}
