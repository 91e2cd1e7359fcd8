import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Store } from '../store/Store.ts';

/** The folder beside the registry. A file in it is the lock of whoever changes the bank right now. */
const LOCKS_FOLDER = 'locks';
const LOCK = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
/** Longer than anybody takes to write. Whoever was ended in the middle leaves a lock behind. */
const HELD_MS = 5000;
/** Whoever makes locks again and again holds up nobody for longer than this. */
const MAX_WAIT_MS = 15_000;
const PAUSE_MS = 20;
const MAX_PAUSE_MS = 2000;
/** Limits what it takes to clean up after others. */
const MAX_REMOVED = 100;

/**
 * Does something that nobody else does to this store meanwhile. The store needs no conditional writes: of two that put
 * their locks at the same moment, one sees the other's at least, and lets it go first.
 */
export async function withLock<Result>(store: Store, work: () => Promise<Result>): Promise<Result> {
  const own = randomUUID();
  const keyOf = (lock: string) => `${LOCKS_FOLDER}/${lock}`;
  const seen = new Map<string, number>();
  const began = performance.now();

  /** @returns the locks of others, apart from those that were left behind */
  async function others(): Promise<string[]> {
    const now = performance.now();
    const locks = (await store.list(LOCKS_FOLDER)).filter((name) => name !== own && LOCK.test(name));
    for (const lock of locks) if (!seen.has(lock)) seen.set(lock, now);
    const held = locks.filter((lock) => now - (seen.get(lock) ?? now) < HELD_MS);
    return now - began < MAX_WAIT_MS ? held : [];
  }

  for (let attempt = 1; ; attempt += 1) {
    if ((await others()).length === 0) {
      await store.put(keyOf(own), new Uint8Array());
      if ((await others()).length === 0) break;
      await store.remove(keyOf(own));
    }
    await setTimeout(Math.random() * Math.min(PAUSE_MS * 2 ** attempt, MAX_PAUSE_MS));
  }
  try {
    return await work();
  } finally {
    for (const lock of [own, ...[...seen.keys()].slice(0, MAX_REMOVED)]) await store.remove(keyOf(lock));
  }
}
