import { type ComponentType, useEffect, useState } from 'react';
import type { AssetShare } from './assetShares';

type Donut = ComponentType<{ shares: AssetShare[] }>;

/** The chart, once its code is here. It is asked for only after the caller has been painted. */
export function useDonut(): Donut | undefined {
  const [Donut, setDonut] = useState<Donut>();

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      try {
        const { BalanceDonut } = await import('./BalanceDonut');
        if (!controller.signal.aborted) setDonut(() => BalanceDonut);
      } catch (error) {
        console.error('The balance chart could not be loaded', error);
      }
    };
    const callOff = afterPaint(load);
    return () => {
      controller.abort();
      callOff();
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
