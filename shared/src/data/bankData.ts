import { bankConfig } from '../config';
import { liveData } from './live/liveData';
import { sampleData } from './sample/sampleData';
import type { BankData } from './types';

/** The source that the deployment's `dataMode` selects. */
export function bankData(): BankData {
  return bankConfig().dataMode === 'live' ? liveData : sampleData;
}
