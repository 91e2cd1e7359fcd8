import { SPLASH_DURATION_MS, SPLASH_FADE_MS } from '../splash/endSplash';
import { handleErrors } from '../telemetry/errors';
import { isQueued, queueEvent } from '../telemetry/sendEvents';
import { useVisits } from '../telemetry/visits';

/** The code that loads later needs these. They are handed over, because what two files import is a module by itself, and larger. */
export interface Telemetry {
  handleErrors: typeof handleErrors;
  isQueued: typeof isQueued;
  queueEvent: typeof queueEvent;
}

/** Pages that no remote has a part in wait this long. */
const MAX_WAIT_MS = 10_000;

/** Starts once a page is usable and the browser idles: no page waits for what tells of it. */
export function startReporting(): void {
  const timer = setTimeout(begin, MAX_WAIT_MS, 0);
  const stop = useVisits.subscribe(({ visits }) => {
    // The part on screen may still load its data, under the splash.
    if (visits.some(({ part }) => part.startsWith('/'))) begin(SPLASH_DURATION_MS + SPLASH_FADE_MS);
  });
  function begin(delayMs: number): void {
    clearTimeout(timer);
    stop();
    // Safari does not tell when it idles.
    const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
    setTimeout(() => whenIdle(load), delayMs);
  }
}

/** A page that cannot load it is told of by its visits alone. */
function load(): void {
  import('./startReports')
    .then(({ startReports }) => startReports({ handleErrors, isQueued, queueEvent }))
    .catch(() => undefined);
}
