import { bankConfig } from '@bank/shared/config';
import { livePayments } from './livePayments';
import { samplePayments } from './samplePayments';
import type { PaymentsData } from './types';

/** The source that the deployment's `dataMode` selects. */
export function paymentsData(): PaymentsData {
  return bankConfig().dataMode === 'live' ? livePayments : samplePayments;
}
