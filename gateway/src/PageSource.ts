import type { Problem } from '@bank/registry/bank/Heads.ts';
import type { Change, Registry } from '@bank/registry/schema.ts';
import type { Version } from '@bank/registry/state.ts';
import type { Visitor } from './choice.ts';
import type { Resolved } from './resolve.ts';

/** The newest document of a stream says this. */
export interface SignedChange {
  /** It is the hash of the document. */
  id: string;
  change: Change;
  /** The key that signed it has this name. */
  key: string;
}

export interface ServedRegistry extends Resolved {
  registry: Registry;
  /** Each stream has one, and the newest comes first. */
  changes: SignedChange[];
  template: string;
  /** Whoever has its link sees it instead of what they would get. */
  preview?: ServedPreview;
}

interface ServedPreview {
  versions: Version[];
  /** Milliseconds since 1970. */
  until: number;
  /** None of the versions has gone live yet. */
  isHeld: boolean;
}

export interface PageSource {
  /**
   * @param preview of the address
   * @throws {NothingToServe} while nothing can be served
   * @throws {RefusedPreview} when the preview is altered, has ended, or its version is gone
   */
  get(visitor?: Visitor, preview?: string): Promise<ServedRegistry>;
  /** Why the newest revision is not served, and what was written in vain beside it; empty when all is well. */
  readonly found: Problem[];
}
