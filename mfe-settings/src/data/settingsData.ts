import { bankConfig } from '@bank/shared/config';
import { liveSettings } from './liveSettings';
import { sampleSettings } from './sampleSettings';
import type { SettingsData } from './types';

/** The source that the deployment's `dataMode` selects. */
export function settingsData(): SettingsData {
  return bankConfig().dataMode === 'live' ? liveSettings : sampleSettings;
}
