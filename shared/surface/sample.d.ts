// What `@bank/shared/sample` exports. Made by `npm run surface`; do not edit.

import type { Account, PendingPayment, Schedule, Transaction, Wording, components } from './api';
import type { IsoDay } from '@bank/shared/format';
/** Worded when somebody reads it, in their language. */
export interface SampleBooking extends Omit<SampleEntry, 'description' | 'wording'> {
  words: SampleWords;
}
export interface SampleEntry extends Transaction {
  /** Neither income nor spending. */
  isBetweenOwn?: boolean;
}
export interface SampleSchedule extends Schedule {
  /** All dates are counted from it. */
  firstOn: string;
}
export declare function bookSampleEntries(...bookings: SampleBooking[]): void;
/** Files an entry, or all of its payee's, under another category than the one booked. */
export declare function fileSampleEntry(id: string, category: OwnCategory, forPayee: boolean): void;
/** Accounts that a visitor has opened in this tab, with nothing on them but what is booked. */
export declare const openedSampleAccounts: {
  read: () => {
    id: string;
    name: string;
    lastFour: string;
    type: 'Checking' | 'Savings' | 'Credit Card' | 'Loan';
    balance: components['schemas']['Money'];
    available?: components['schemas']['Money'];
    status: 'Active';
    apy?: number;
    limit?: components['schemas']['Money'];
  }[];
  add: (item: {
    id: string;
    name: string;
    lastFour: string;
    type: 'Checking' | 'Savings' | 'Credit Card' | 'Loan';
    balance: components['schemas']['Money'];
    available?: components['schemas']['Money'];
    status: 'Active';
    apy?: number;
    limit?: components['schemas']['Money'];
  }) => void;
  replace: (item: {
    id: string;
    name: string;
    lastFour: string;
    type: 'Checking' | 'Savings' | 'Credit Card' | 'Loan';
    balance: components['schemas']['Money'];
    available?: components['schemas']['Money'];
    status: 'Active';
    apy?: number;
    limit?: components['schemas']['Money'];
  }) => void;
  remove: (id: string) => void;
};
/** What `/accounts` answers in sample mode, with what has been opened and booked. */
export declare function readSampleAccounts(): Account[];
/**
 * What a visitor has booked in this tab, the newest first. In the tab's storage and not in memory, because every remote
 * has its own copy of this module.
 */
export declare function readSampleEntries(): SampleEntry[];
/** What is booked up to `day`, the newest first, under the categories that the visitor has chosen in this tab. */
export declare function readSampleHistory(day: IsoDay): SampleEntry[];
/** What `/accounts` answers in sample mode: one answer, for every remote finds it in the query cache under the same key. */
export declare const sampleAccounts: Account[];
/** Lists the next dates as the bank counts them: the 31st becomes the last day of a shorter month. */
export declare function sampleDates(options: Plan, after: IsoDay): IsoDay[];
/** What the cards of a sample account have paid and shops have not taken yet, the newest first. */
export declare function samplePending(accountId: string, day: IsoDay): PendingPayment[];
/** What a visitor has scheduled and changed in this tab. */
export declare const sampleSchedules: {
  read: () => SampleSchedule[];
  add: (item: SampleSchedule) => void;
  replace: (item: SampleSchedule) => void;
  remove: (id: string) => void;
};
/** A list that is kept in the tab, so that a visitor can try every step without a server. The newest first. */
export declare function sampleStore<
  Item extends {
    id: string;
  },
>(
  key: string,
  initial: () => Item[],
): {
  read: () => Item[];
  add: (item: Item) => void;
  replace: (item: Item) => void;
  remove: (id: string) => void;
};
export declare function sampleTransactions(day: IsoDay): SampleEntry[];
type SampleWords = string | Wording;
type OwnCategory = NonNullable<Transaction['ownCategory']>;
type Plan = Pick<Schedule, 'rhythm' | 'lastOn'> & {
  firstOn: IsoDay;
};
export {};
