interface LockRequest {
  signal?: AbortSignal;
  steal?: boolean;
}

/** Stands in for Web Locks, which jsdom lacks. It supports a single lock name. */
class FakeLocks {
  #lose: ((reason: Error) => void) | undefined;
  #queue: (() => void)[] = [];

  request = (_: string, { signal, steal }: LockRequest, work: () => Promise<unknown>): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const begin = () => {
        this.#lose = reject;
        const end = () => this.#lose === reject && this.#next();
        work().then(resolve, reject).finally(end);
      };
      if (steal) this.#lose?.(new DOMException('stolen', 'AbortError'));
      if (steal || !this.#lose) return begin();
      this.#queue.push(begin);
      signal?.addEventListener('abort', () => {
        this.#queue = this.#queue.filter((queued) => queued !== begin);
        reject(signal.reason);
      });
    });

  #next(): void {
    this.#lose = undefined;
    this.#queue.shift()?.();
  }
}

export function installLocks(): () => void {
  Object.defineProperty(navigator, 'locks', { value: new FakeLocks(), configurable: true });
  return () => Reflect.deleteProperty(navigator, 'locks');
}
