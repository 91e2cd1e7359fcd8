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

/** Sends what there is, and goes on. No page does before it is usable. */
export function startSending(): void {
  send();
  setInterval(send, SEND_INTERVAL_MS);
}

/** A page that is hidden may never become visible again. */
export function sendWhenHidden(): void {
  document.addEventListener('visibilitychange', () => document.hidden && send());
  window.addEventListener('pagehide', send);
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
