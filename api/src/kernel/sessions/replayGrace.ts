import { SECOND } from '../bank/Bank.ts';

/**
 * During this time a replaced token always leads to its successor. Longer than a page's wait for another tab's lock
 * plus a response, so that a delayed request does not look like a stolen token.
 */
export const REPLAY_GRACE_MS = 60 * SECOND;
