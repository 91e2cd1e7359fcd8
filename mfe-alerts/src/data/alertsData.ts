import { bankConfig } from '@bank/shared/config';
import { liveAlerts } from './liveAlerts';
import { sampleAlerts } from './sampleAlerts';
import type { AlertsData } from './types';

/** The source that the deployment's `dataMode` selects. */
export function alertsData(): AlertsData {
  return bankConfig().dataMode === 'live' ? liveAlerts : sampleAlerts;
}
