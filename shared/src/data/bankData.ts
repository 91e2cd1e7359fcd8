import { bankConfig } from '../config';
import { liveData } from './live/liveData';
import { sampleData } from './sample/sampleData';
import type { BankData } from './types';

/** The data source that this deployment's configuration chooses. */
export function bankData(): BankData {
  return bankConfig().dataMode === 'live' ? liveData : sampleData;
}
