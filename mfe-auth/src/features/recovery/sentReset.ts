import type { ResetMethod } from '../../data/types';

/** What the customer asked for, on the way from one page to the next. */
export interface SentReset {
  /** The phone number. */
  to: string;
  method: ResetMethod;
}

/** Reads a location's state: none for a customer who came another way. */
export function readSentReset(state: Partial<SentReset> | null): SentReset | undefined {
  return state?.to && state.method ? { to: state.to, method: state.method } : undefined;
}
