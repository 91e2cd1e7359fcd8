import { type ComponentType, useEffect, useState } from 'react';
import type { AssetShare } from './calculateAssetShares';
import { createChunkLoader } from './createChunkLoader';
import { loadWithRetry } from './loadWithRetry';

type Donut = ComponentType<{ shares: AssetShare[] }>;

/** Loads the chart library after the first paint, so that it delays nothing else. Without slices there is none. */
export function useDonut(hasSlices: boolean): Donut | undefined {
  const [Donut, setDonut] = useState<Donut>();

  useEffect(() => {
    if (!hasSlices) return undefined;
    let stop = () => {};
    const cancelStart = afterPaint(() => {
      stop = loadWithRetry<Donut>({
        load: createChunkLoader(
          async () => (await import(/* webpackFetchPriority: "low" */ './BalanceDonut')).BalanceDonut,
        ),
        onLoad: (loaded) => setDonut(() => loaded),
        onFailure: (error) => console.error('The balance chart could not be loaded', error),
      });
    });
    return () => {
      cancelStart();
      stop();
    };
  }, [hasSlices]);

  return hasSlices ? Donut : undefined;
}

/** @returns cancels */
function afterPaint(task: () => void): () => void {
  let timer: number | undefined;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(task);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
