import { bankConfig } from '@bank/shared/config';
import { liveCards } from './liveCards';
import { sampleCards } from './sampleCards';
import type { CardsData } from './types';

/** The source that the deployment's `dataMode` selects. */
export function cardsData(): CardsData {
  return bankConfig().dataMode === 'live' ? liveCards : sampleCards;
}
