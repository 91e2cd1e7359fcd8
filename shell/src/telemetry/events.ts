/** How far a load came: the registry was asked, the remote's entry came, the page's own files, they were run, the page was drawn. */
export type LoadPhase = 'registry' | 'entry' | 'chunk' | 'evaluation' | 'render';

/** `fallback`: the last good version was loaded in place of the active one. */
type LoadOutcome = 'ok' | 'slow' | 'failed' | 'retried' | 'fallback' | 'override';

/** One load of one remote, as it is reported. Nothing in it says who the customer is or what they do. */
export interface LoadEvent {
  name: LoadOutcome;
  remote: string;
  version: string;
  owner: string;
  phase: LoadPhase;
  /** Since the load began. */
  ms: number;
}
