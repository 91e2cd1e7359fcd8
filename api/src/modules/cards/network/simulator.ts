import { DAY, later } from '../../../kernel/bank/Bank.ts';
import type { CardNetwork } from './CardNetwork.ts';

const SETTLES_AFTER_MS = DAY;
const DEPOSIT = /\bdeposit\b/i;

/** Settles after a day, but for a shop with “deposit” in its name, which releases what it held. */
export const simulator: CardNetwork = {
  eventsOf: async (payments, now) =>
    payments
      .filter(({ at }) => later(at, SETTLES_AFTER_MS) <= now)
      .map(({ id, merchant }) => ({ payment: id, outcome: DEPOSIT.test(merchant) ? 'released' : 'settled' })),
};
