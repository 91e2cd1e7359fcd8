/** Phases in order; `chunk` means the page's own files. */
export type LoadPhase = 'registry' | 'entry' | 'chunk' | 'evaluation' | 'render';

/** One visit of one part of a remote, or of the shell, once it is on screen or has failed for good. */
export interface VisitEvent {
  type: 'visit';
  /** `shell` for the shell itself. */
  remote: string;
  /** The one that was asked for: with `fallback` the one that failed. */
  version: string;
  /** A mount's path, or slot and id of an extension; `document` of the shell. */
  part: string;
  /** `fallback`: the last good version stands in. */
  outcome: 'ok' | 'slow' | 'fallback' | 'failed' | 'override';
  /** Says where it failed, or else names the last one. */
  phase: LoadPhase;
  ms: number;
  retries: number;
  /** It is the document's first of that version. */
  isFirst: boolean;
  /** What this customer gets of the remote's flags, such as `rollover=true`. */
  flags?: string[];
}

/**
 * `uncaught`: nothing has caught it. `rejection`: of a promise. `render`: React shows something else in its place.
 * `recovered`: React has drawn it at the second try. `load`: a file, or the registry.
 */
export type ErrorKind = 'uncaught' | 'rejection' | 'render' | 'recovered' | 'load';

/** One error, told once with how often it has occurred. */
export interface ErrorEvent {
  type: 'error';
  /** `unknown`: an extension of the browser, or code without an address. */
  remote: string | 'shell' | 'unknown';
  version: string;
  kind: ErrorKind;
  name: string;
  /** Leaves out what could be data. */
  message: string;
  /** Such as `CardsPage.a9d9610997.js:1:1589`. */
  stack: string[];
  /** Path of the mount on screen, or empty. */
  page: string;
  count: number;
  /** It is the version's first since the document was loaded: one customer's page counts once. */
  isFirst: boolean;
  /** The error has not occurred before in the document. */
  isNew: boolean;
  /** It is the document's first of the version that took a part from the screen. */
  isFatal: boolean;
  /** Flags like those of a visit. */
  flags?: string[];
}

/** Tells how a page felt. */
export interface VitalEvent {
  type: 'vital';
  /** `route`: how long a change of the page took. `task`: the longest one that held the page up since the last. */
  name: 'LCP' | 'INP' | 'CLS' | 'TTFB' | 'route' | 'task';
  /** Milliseconds; `CLS` has no unit. */
  value: number;
  page: string;
  remote: string;
  version: string;
}

/** Pages tell it to the gateway, which has the schema. It must not contain anything about the customer. */
export type PageEvent = VisitEvent | ErrorEvent | VitalEvent;
