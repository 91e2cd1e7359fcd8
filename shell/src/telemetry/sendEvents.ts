import { bankConfig } from '@bank/shared/config';
import type { LoadEvent } from './events';

export const SEND_INTERVAL_MS = 10_000;
/** A beacon may carry 64 KiB; 100 events stay far below. */
const MAX_EVENTS_PER_BEACON = 100;

let queue: LoadEvent[] = [];

export function queueEvent(event: LoadEvent): void {
  queue.push(event);
}

/** Also sends when the page is hidden, since it may never become visible again. @returns stops sending */
export function startSending(): () => void {
  const stop = new AbortController();
  const timer = setInterval(send, SEND_INTERVAL_MS);
  const onChange = () => document.hidden && send();
  document.addEventListener('visibilitychange', onChange, { signal: stop.signal });
  window.addEventListener('pagehide', send, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** Losing events must not affect the customer: this never throws and never sends twice. */
function send(): void {
  const { eventsUrl, basePath } = bankConfig();
  const url = eventsUrl || `${basePath}events`;
  while (queue.length > 0) {
    const batch = JSON.stringify(queue.splice(0, MAX_EVENTS_PER_BEACON));
    try {
      // Plain text needs no preflight when the endpoint is on another origin.
      navigator.sendBeacon?.(url, batch);
    } catch {
      queue = [];
    }
  }
}
