import { bankConfig } from '@bank/shared/config';
import type { PageEvent } from './events';

export const SEND_INTERVAL_MS = 10_000;
/** A beacon may carry 64 KiB; 100 events stay below, for few of them are errors. */
const MAX_EVENTS_PER_BEACON = 100;

let queue: PageEvent[] = [];

export function queueEvent(event: PageEvent): void {
  queue.push(event);
}

/** An event may still change until it is sent. */
export function isQueued(event: PageEvent): boolean {
  return queue.includes(event);
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
  try {
    while (queue.length > 0) {
      const { eventsUrl, basePath } = bankConfig();
      const batch = JSON.stringify(queue.splice(0, MAX_EVENTS_PER_BEACON));
      // Plain text needs no preflight when the endpoint is on another origin.
      navigator.sendBeacon?.(eventsUrl || `${basePath}events`, batch);
    }
  } catch {
    queue = [];
  }
}
