import { bankConfig } from '@bank/shared/config';
import type { LoadEvent } from './events';

/** How long events wait for company, in ms. */
export const SEND_EVERY = 10_000;
/** A beacon may carry 64 KiB; this many events stay far below. */
const MOST_PER_BEACON = 100;

let queue: LoadEvent[] = [];

/** Keeps an event for the next beacon. */
export function queueEvent(event: LoadEvent): void {
  queue.push(event);
}

/** Sends what has gathered every few seconds, and when the page goes out of view: it may never come back. @returns stops */
export function startSending(): () => void {
  const stop = new AbortController();
  const timer = setInterval(send, SEND_EVERY);
  const onChange = () => document.hidden && send();
  document.addEventListener('visibilitychange', onChange, { signal: stop.signal });
  window.addEventListener('pagehide', send, { signal: stop.signal });
  return () => {
    clearInterval(timer);
    stop.abort();
  };
}

/** Lost events are no reason to trouble a customer: nothing here throws, and nothing is sent twice. */
function send(): void {
  const { eventsUrl, basePath } = bankConfig();
  const url = eventsUrl || `${basePath}events`;
  while (queue.length > 0) {
    const batch = JSON.stringify(queue.splice(0, MOST_PER_BEACON));
    try {
      // As text, which needs no preflight where the endpoint is on another origin.
      navigator.sendBeacon?.(url, batch);
    } catch {
      queue = [];
    }
  }
}
