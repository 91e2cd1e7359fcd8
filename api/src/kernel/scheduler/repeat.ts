/** @returns stops, and waits for the current run */
export function repeat(
  task: () => Promise<unknown>,
  pause: number,
  log: (error: unknown) => void,
): () => Promise<void> {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      running = task()
        .catch(log)
        .then(() => (isStopped ? undefined : next()));
    }, pause).unref();
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
