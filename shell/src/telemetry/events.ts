/** In order; `chunk` means the page's own files. */
export type LoadPhase = 'registry' | 'entry' | 'chunk' | 'evaluation' | 'render';

/** `fallback`: the last good version replaced the active one. */
type LoadOutcome = 'ok' | 'slow' | 'failed' | 'retried' | 'fallback' | 'override';

/** One load of one remote. Must not contain anything about the customer. */
export interface LoadEvent {
  name: LoadOutcome;
  remote: string;
  version: string;
  owner: string;
  phase: LoadPhase;
  ms: number;
}
