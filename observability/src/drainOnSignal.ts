import { setTimeout } from 'node:timers/promises';

/** Kubernetes and systemd wait longer than this before they end a process by force. */
const END_LIMIT_MS = 25_000;

/**
 * Health says "draining" for BANK_DRAIN_MS, so that load balancers look elsewhere; then what is under way gets its answer,
 * unless it hangs.
 * @returns whether it has begun
 */
export function drainOnSignal(close: () => Promise<void>): () => boolean {
  let isDraining = false;
  const drain = async (wait: number) => {
    if (isDraining) return;
    isDraining = true;
    await setTimeout(wait);
    const hasEnded = await Promise.race([close().then(() => true), setTimeout(END_LIMIT_MS, false, { ref: false })]);
    process.exit(hasEnded ? 0 : 1);
  };
  process.on('SIGTERM', () => drain(Number(process.env.BANK_DRAIN_MS ?? 0)));
  process.on('SIGINT', () => drain(0));
  return () => isDraining;
}
