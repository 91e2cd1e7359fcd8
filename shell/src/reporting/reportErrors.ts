import type { RawError } from '../telemetry/errors';
import type { ErrorEvent } from '../telemetry/events';
import { describeError } from './describeError';
import type { Telemetry } from './startReporting';

export const MAX_ERRORS_PER_MINUTE = 10;
const MINUTE_MS = 60_000;
/** No gateway takes more. */
const MAX_COUNT = 100_000;

/** Holds the errors of this minute, by all that they say. */
const told = new Map<string, ErrorEvent>();
let minuteBeganAt = 0;
/** Holds what has occurred since the document was loaded: errors, and versions that had one. */
const seen = new Set<string>();

let telemetry: Telemetry;

export function reportErrors(given: Telemetry): void {
  telemetry = given;
  telemetry.handleErrors(report);
}

function report(raw: RawError): void {
  try {
    const event = describeError(raw);
    if (event) tell(event);
  } catch {
    // Another error out of this one could go on for ever.
  }
}

/** One that is still to be sent is counted, and not told again. */
function tell(event: ErrorEvent): void {
  const key = JSON.stringify(event);
  const known = told.get(key);
  if (known && telemetry.isQueued(known)) {
    known.count = Math.min(known.count + 1, MAX_COUNT);
    return;
  }
  const now = performance.now();
  if (now - minuteBeganAt >= MINUTE_MS) {
    told.clear();
    minuteBeganAt = now;
  }
  if (!known && told.size >= MAX_ERRORS_PER_MINUTE) return;
  const version = `${event.remote} ${event.version}`;
  event.isFirst = isFirst(version);
  event.isNew = isFirst(JSON.stringify([event.kind, event.name, event.message, event.stack[0], version]));
  event.isFatal &&= isFirst(`fatal ${version}`);
  told.set(key, event);
  telemetry.queueEvent(event);
}

function isFirst(what: string): boolean {
  const isKnown = seen.has(what);
  seen.add(what);
  return !isKnown;
}
