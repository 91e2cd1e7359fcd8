/**
 * Does something again and again, each time a while after it was done.
 *
 * @param pause in ms
 * @returns stops it, and waits for what is under way
 */
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
