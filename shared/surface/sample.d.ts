// What `@bank/shared/sample` exports. Made by `npm run surface`; do not edit.

import type { Account, PendingPayment, Transaction, Wording } from '@bank/shared/api';
import type { IsoDay } from '@bank/shared/format';
/** Worded when somebody reads it, in their language. */
export interface SampleBooking extends Omit<SampleEntry, 'description' | 'wording'> {
  words: SampleWords;
}
export interface SampleEntry extends Transaction {
  isBetweenOwn?: boolean;
}
export declare function bookSampleEntries(...bookings: SampleBooking[]): void;
/** What `/accounts` answers in sample mode, with what has been booked. */
export declare function readSampleAccounts(): Account[];
/**
 * What a visitor has booked in this tab, the newest first. In the tab's storage and not in memory, because every remote
 * has its own copy of this module.
 */
export declare function readSampleEntries(): SampleEntry[];
/** What `/accounts` answers in sample mode: one answer, for every remote finds it in the query cache under the same key. */
export declare const sampleAccounts: Account[];
/** What the cards of a sample account have paid and shops have not taken yet, the newest first. */
export declare function samplePending(accountId: string, day: IsoDay): PendingPayment[];
export declare function sampleTransactions(day: IsoDay): SampleEntry[];
type SampleWords = string | Wording;
export {};
