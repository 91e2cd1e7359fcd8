import type { Registry } from '@bank/registry/schema.ts';
import type { Version } from '@bank/registry/state.ts';
import type { Resolved } from './resolve.ts';

export interface ServedRegistry extends Resolved {
  registry: Registry;
  key: string;
  template: string;
  /** Whoever has its link sees it instead of what they would get. */
  preview?: ServedPreview;
}

interface ServedPreview {
  versions: Version[];
  /** In ms since 1970. */
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
  get(cohort?: string, preview?: string): Promise<ServedRegistry>;
  /** Why the newest revision is not served; empty when all is well. */
  readonly problems: string[];
}
