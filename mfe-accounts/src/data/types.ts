import type { Account } from '@bank/shared/api';
import type { IsoMonth } from '@bank/shared/format';
import type * as api from '../api';

export type { AccountDetails, AccountOrder, DayBalance, PendingPayment, Statement, StatementEntry } from '../api';

/** Every method rejects with what `request` of `@bank/shared/http` rejects with. */
export interface AccountSource {
  details(id: string, signal?: AbortSignal): Promise<api.AccountDetails>;
  /** The full number, which nothing else tells. */
  number(id: string, signal?: AbortSignal): Promise<string>;
  /** What customers can open themselves. */
  offers(signal?: AbortSignal): Promise<api.AccountOffer[]>;
  /** Opens an account once for each key, however often it is asked. */
  open(order: api.AccountOrder, key: string): Promise<Account>;
  /** The account is closed for good, with its card. */
  close(id: string): Promise<void>;
  /** Goes back so many days from today: has one for the first of them, and for each on which something was booked; the oldest first. */
  balances(id: string, days: number, signal?: AbortSignal): Promise<api.DayBalance[]>;
  /** Whole months with entries, the newest first. */
  months(id: string, signal?: AbortSignal): Promise<IsoMonth[]>;
  /** The name of the customer, whose accounts these are. */
  holder(signal?: AbortSignal): Promise<string>;
  statement(id: string, month: IsoMonth, signal?: AbortSignal): Promise<api.Statement>;
}
