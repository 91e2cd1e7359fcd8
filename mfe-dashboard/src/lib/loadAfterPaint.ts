import { createChunkLoader } from './createChunkLoader';
import { loadWithRetry, type RetryOptions } from './loadWithRetry';

/**
 * Loads an optional part of a page after the first paint, so that it delays nothing else.
 *
 * @returns cancels
 */
export function loadAfterPaint<Value>({ load, ...handlers }: RetryOptions<Value>): () => void {
  let timer: number | undefined;
  let stop = () => {};
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(() => {
      stop = loadWithRetry({ load: createChunkLoader(load), ...handlers });
    });
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
    stop();
  };
}
