import type { Registry } from '@bank/registry/schema.ts';
import type { Resolved } from './resolve.ts';

export interface ServedRegistry extends Resolved {
  registry: Registry;
  key: string;
  template: string;
}

export interface PageSource {
  /** @throws {NothingToServe} while nothing can be served */
  get(cohort?: string): Promise<ServedRegistry>;
  /** Why the newest revision is not served; empty when all is well. */
  readonly problems: string[];
}
