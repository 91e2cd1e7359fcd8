import type { Victim } from './Victim.ts';

export interface Attack {
  name: string;
  /** @returns what was seen @throws when it did not hold */
  play: (victim: Victim) => Promise<string>;
}
