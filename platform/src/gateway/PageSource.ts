import type { Registry } from '../registry/schema.ts';
import type { Resolved } from './resolve.ts';

export interface ServedRegistry {
  registry: Registry;
  /** Id of the key that signed it. */
  key: string;
  resolved: Resolved;
  /** The shell's `index.html`. */
  template: string;
}

/** Where a gateway gets what it serves. */
export interface PageSource {
  /**
   * @param cohort the customer's label for canaries
   * @throws while there is nothing that can be served
   */
  get(cohort?: string): Promise<ServedRegistry>;
  /** What keeps it from serving the newest; empty when all is well. */
  readonly problems: string[];
}
