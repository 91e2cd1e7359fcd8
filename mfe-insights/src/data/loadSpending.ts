import { bankConfig } from '@bank/shared/config';
import { ask } from './ask';
import { sampleSpending } from './sampleSpending';
import type { Spending } from './types';

/** Loads from the source that the deployment's `dataMode` names. @throws like `request` */
export async function loadSpending(signal?: AbortSignal): Promise<Spending> {
  if (bankConfig().dataMode !== 'live') return sampleSpending();
  const { months, sums } = await ask('GET /spending', { signal });
  return { months, sums: sums.map(({ ownCategory, ...sum }) => ({ ...sum, category: ownCategory ?? sum.category })) };
}
