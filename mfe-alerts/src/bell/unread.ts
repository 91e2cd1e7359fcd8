import { invalidateQueries } from '@bank/shared/query';
import { useSyncExternalStore } from 'react';
import { alertsData } from '../data/alertsData';

/** No page waits for the count. */
export const FIRST_LOOK_MS = 3000;
export const LOOK_EVERY_MS = 30_000;

const listeners = new Set<() => void>();
let unread = 0;
/** Answers to what was asked before a change are out of date. */
let changes = 0;

/** How many alerts are unread, as the bell last heard; 100 may be more. */
export function useUnread(): number {
  return useSyncExternalStore(subscribe, () => unread);
}

export function setUnread(count: number): void {
  unread = count;
  changes += 1;
  for (const listener of listeners) listener();
}

/** Asks after a while, then regularly and whenever the customer comes back to the tab; a hidden tab asks nothing. @returns ends it, and forgets the customer’s count */
export function watchUnread(): () => void {
  const first = setTimeout(look, FIRST_LOOK_MS);
  const timer = setInterval(look, LOOK_EVERY_MS);
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(first);
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    setUnread(0);
  };
}

function look(): void {
  if (document.visibilityState !== 'visible') return;
  const before = changes;
  alertsData()
    .countUnread()
    .then((count) => changes === before && hear(count), keepLast);
}

/** What is on screen is out of date then, too. */
function hear(count: number): void {
  if (count !== unread) invalidateQueries('/alerts');
  setUnread(count);
}

/** The next look may succeed. */
function keepLast(): void {}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
