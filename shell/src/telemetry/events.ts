/** How far a load came: the registry was asked, the remote's entry came, the page's own files, the page was drawn. */
export type LoadPhase = 'registry' | 'entry' | 'chunk' | 'render';

export type LoadOutcome = 'ok' | 'slow' | 'failed' | 'retried' | 'override';

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
