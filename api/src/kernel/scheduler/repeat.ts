/** @returns stops, and waits for the current run, which the signal ends early */
export function repeat(
  task: (signal: AbortSignal) => Promise<unknown>,
  pause: number,
  log: (error: unknown) => void,
): () => Promise<void> {
  const stop = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = task(stop.signal)
        .catch(log)
        .then(() => (stop.signal.aborted ? undefined : next()));
    }, pause).unref();
  };
  next();
  return async () => {
    stop.abort();
    clearTimeout(timer);
    await running;
  };
}
