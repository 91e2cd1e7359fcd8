import { type Failures, failuresOf } from '../../../kernel/throttles/failures.ts';
import { limitOfNetwork, networkOf } from '../../../kernel/throttles/network.ts';
import type { Limit } from '../../../kernel/throttles/throttle.ts';

/** Wrong codes of six digits in a row, for one customer. */
export const MAX_WRONG_CODES = 50;
/** Then codes have letters too: a billion in place of a million. So strangers cannot keep anybody from recovering. */
export const LONGER_CODES_AFTER = 25;
/** Codes for one number in one browser or network. */
export const MAX_CODES = 3;
/** Codes for one number, across all networks. */
const CODES_IN_ALL = 12;

/** Counts by phone, since unknown numbers count too. A known browser has a share of its own. */
export function codeFailuresOf(phone: string, isKnown: boolean): Failures {
  return failuresOf(isKnown ? 'codes in known browsers' : 'codes', phone);
}

/** @param who a number as the customer typed it: unknown ones count too, or the limit would reveal which ones exist */
export function codeLimits(what: string, who: string, address: string): Limit[] {
  const network = networkOf(address);
  return [
    { what: `${what} by number and network`, who: `${who} ${network}`, tries: MAX_CODES },
    limitOfNetwork(what, network),
    { what: `${what} by number`, who, tries: CODES_IN_ALL },
  ];
}
