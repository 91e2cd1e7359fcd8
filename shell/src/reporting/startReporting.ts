import { handleErrors } from '../telemetry/errors';
import { isQueued, queueEvent, startSending } from '../telemetry/sendEvents';

/** The code that loads later needs these. They are handed over, because what two files import is a module by itself, and larger. */
export interface Telemetry {
  handleErrors: typeof handleErrors;
  isQueued: typeof isQueued;
  queueEvent: typeof queueEvent;
}

export const LOOK_INTERVAL_MS = 250;
/** A page that still loads hangs by then: each of its requests has ended. */
export const MAX_WAIT_MS = 60_000;

/** Starts once a page is usable at two looks in a row and the browser idles: no page waits for what tells of it. */
export function startReporting(): void {
  let wasUsable = false;
  const timer = setInterval(() => {
    const isNow = isUsable();
    const isDone = isNow && wasUsable;
    wasUsable = isNow;
    if (!isDone && performance.now() < MAX_WAIT_MS) return;
    clearInterval(timer);
    // Safari does not tell when it idles.
    (globalThis.requestIdleCallback ?? setTimeout)(load);
  }, LOOK_INTERVAL_MS);
}

/** A page has a heading, and nothing on it loads, its data neither. */
function isUsable(): boolean {
  return !!document.querySelector('h1') && !document.querySelector('#splash, [aria-busy="true"]');
}

/** A page that cannot load it is told of by its visits alone. */
function load(): void {
  startSending();
  import('./startReports')
    .then(({ startReports }) => startReports({ handleErrors, isQueued, queueEvent }))
    .catch(() => undefined);
}
