import type { PageRegistry } from '@bank/shared/contract';
import { SPLASH_DURATION_MS, SPLASH_FADE_MS } from '../splash/endSplash';
import { handleErrors } from './errors';
import { releasesRun } from './releases';
import { isQueued, queueEvent } from './sendEvents';
import { useVisits } from './visits';

/** What the code that loads later needs of this one. Handed over, because what two files import is a module by itself, and larger. */
export interface Telemetry {
  /** The current one. */
  registry: () => PageRegistry;
  releasesRun: typeof releasesRun;
  handleErrors: typeof handleErrors;
  isQueued: typeof isQueued;
  queueEvent: typeof queueEvent;
}

/** For pages that no remote has a part in. */
const MAX_WAIT_MS = 10_000;

/** Once a page is usable and the browser idles: no page waits for what tells of it. */
export function startReporting(registry: Telemetry['registry']): void {
  const timer = setTimeout(begin, MAX_WAIT_MS, 0);
  const stop = useVisits.subscribe(({ visits }) => {
    // What is on screen may still load its data, under the splash.
    if (visits.some(({ part }) => part.startsWith('/'))) begin(SPLASH_DURATION_MS + SPLASH_FADE_MS);
  });
  function begin(delayMs: number): void {
    clearTimeout(timer);
    stop();
    setTimeout(whenIdle, delayMs, () => load({ registry, releasesRun, handleErrors, isQueued, queueEvent }));
  }
}

function whenIdle(run: () => void): void {
  // Safari does not have it.
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else run();
}

/** A page that cannot load it is told of by its visits alone. */
function load(telemetry: Telemetry): void {
  import('./reporting/startReports').then(({ startReports }) => startReports(telemetry)).catch(() => undefined);
}
