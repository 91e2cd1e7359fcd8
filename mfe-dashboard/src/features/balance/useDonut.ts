import { type ComponentType, useEffect, useState } from 'react';
import type { AssetShare } from './assetShares';
import { chunkLoader } from './chunkLoader';
import { keepTrying } from './keepTrying';

type Donut = ComponentType<{ shares: AssetShare[] }>;

/** The chart, once its code is here. It is asked for only after the caller has been painted, and again where it fails. */
export function useDonut(): Donut | undefined {
  const [Donut, setDonut] = useState<Donut>();

  useEffect(() => {
    let stop = () => {};
    const callOff = afterPaint(() => {
      stop = keepTrying<Donut>({
        load: chunkLoader(async () => (await import('./BalanceDonut')).BalanceDonut),
        onLoad: (loaded) => setDonut(() => loaded),
        onFailure: (error) => console.error('The balance chart could not be loaded', error),
      });
    });
    return () => {
      callOff();
      stop();
    };
  }, []);

  return Donut;
}

/** Runs `task` when the frame that is being prepared is on screen. Returns how to call it off. */
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
