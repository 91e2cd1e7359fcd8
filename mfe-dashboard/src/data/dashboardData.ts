import { bankConfig } from '@bank/shared/config';
import { liveData } from './liveData';
import { sampleData } from './sample/sampleData';
import type { DashboardData } from './types';

/** The source that the deployment's `dataMode` selects. */
export function dashboardData(): DashboardData {
  return bankConfig().dataMode === 'live' ? liveData : sampleData;
}
