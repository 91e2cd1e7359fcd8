import { type ComponentType, useEffect, useState } from 'react';
import { loadAfterPaint } from '../../lib/loadAfterPaint';
import type { AssetShare } from './calculateAssetShares';

type Donut = ComponentType<{ shares: AssetShare[] }>;

/** Loads the donut once there are slices. */
export function useDonut(hasSlices: boolean): Donut | undefined {
  const [Donut, setDonut] = useState<Donut>();

  useEffect(() => {
    if (!hasSlices) return undefined;
    return loadAfterPaint<Donut>({
      load: async () => (await import(/* webpackFetchPriority: "low" */ './BalanceDonut')).BalanceDonut,
      onLoad: (loaded) => setDonut(() => loaded),
      onFailure: (error) => console.error('The balance chart could not be loaded', error),
    });
  }, [hasSlices]);

  return hasSlices ? Donut : undefined;
}
