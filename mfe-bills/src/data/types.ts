import type { Account } from '@bank/shared/api';
import type { IsoDay, Money } from '@bank/shared/format';
import type { AccountDetails, Recurring, Schedule } from '../api';

export type { Recurring, Schedule } from '../api';
export type Rhythm = Recurring['rhythm'];

/** A card or a loan with what is to be paid next. */
export interface Debt extends Pick<AccountDetails, 'due' | 'repayment'> {
  account: Account;
}

/** All that says what is due. */
export interface Bills {
  accounts: Account[];
  schedules: Schedule[];
  recurring: Recurring[];
  /** What the customer says is no bill. */
  leftOut: Recurring[];
  debts: Debt[];
}

export type DueKind = 'scheduled' | 'recurring' | 'card' | 'loan' | 'income';

/** Money that is expected to leave an account, or to come in. */
export interface Due {
  id: string;
  /** Today or later. */
  on: IsoDay;
  kind: DueKind;
  name: string;
  /** Negative: to be paid. */
  amount: Money;
  /** It was expected earlier. */
  isLate: boolean;
  /** The page of it. */
  to: string;
  /** The account that pays or receives, if it is among the customer's. */
  account?: Account;
  /** What the account then has available. */
  left?: Money;
}
