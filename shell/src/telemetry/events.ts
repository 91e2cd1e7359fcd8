/** In order; `chunk` means the page's own files. */
export type LoadPhase = 'registry' | 'entry' | 'chunk' | 'evaluation' | 'render';

/** One visit of one part of a remote, once it is on screen or has failed for good. */
export interface VisitEvent {
  type: 'visit';
  remote: string;
  /** The one that was asked for: with `fallback` the one that failed. */
  version: string;
  /** A mount's path, or slot and id of an extension. */
  part: string;
  /** `fallback`: the last good version stands in. */
  outcome: 'ok' | 'slow' | 'fallback' | 'failed' | 'override';
  /** Where it failed, else the last one. */
  phase: LoadPhase;
  ms: number;
  retries: number;
}

/** What pages tell the gateway, which has the schema. Must not contain anything about the customer. */
export type PageEvent = VisitEvent;
