import type { Account, OrderConfirmation, StartedStepUp } from '@bank/shared/api';
import type { IsoDay, Money } from '@bank/shared/format';
import type {
  CheckedPayment,
  NameCheck,
  Order,
  Payee,
  PayeeDetails,
  PaymentList,
  Schedule,
  ScheduleChange,
  ScheduleOrder,
  WireBank,
  WirePrice,
  WireQuote,
  WireRecipient,
  WireRequest,
} from '../api';

export type {
  CheckedPayment,
  ImportedPayment,
  NameCheck,
  Order,
  Party,
  Payee,
  PayeeDetails,
  PaymentList,
  Schedule,
  WireBank,
  WirePrice,
  WireQuote,
  WireRecipient,
  WireRequest,
} from '../api';
export type OrderStatus = Order['status'];
export type Rhythm = ScheduleOrder['rhythm'];

/** A payment on one day, or repeated from that day on. */
export interface Plan {
  firstOn: IsoDay;
  rhythm: Rhythm;
  lastOn?: IsoDay;
}

export interface TransferOrder {
  from: Account;
  to: Account;
  amount: Money;
  /** Empty where the customer wrote nothing. */
  memo: string;
  /** `null`: at once. */
  plan: Plan | null;
}

export interface PaymentOrder {
  from: Account;
  payee: Payee;
  amount: Money;
  memo: string;
  plan: Plan | null;
}

export interface PriceRequest {
  currency: WireRequest['amount']['currency'];
  /** Minor units of the currency, which arrive. */
  amount?: number;
  /** Minor units of US dollars, which the account pays in all; counts where there is no amount. */
  debit?: number;
}

/** Every method rejects with what `request` of `@bank/shared/http` rejects with. */
export interface PaymentsData {
  accounts(signal?: AbortSignal): Promise<Account[]>;
  /**
   * Moves money between the customer's own accounts, once per key, however often it is asked for.
   * @returns the id of the order, or of the schedule where it has a plan
   */
  transfer(order: TransferOrder, key: string): Promise<string>;
  /** Pays somebody of the payee book, as `transfer` does. */
  pay(order: PaymentOrder, key: string): Promise<string>;
  /** Returns the recipients of past wires, the last one first. */
  wireRecipients(signal?: AbortSignal): Promise<WireRecipient[]>;
  /** What a wire costs now, whoever gets it. */
  priceWire(request: PriceRequest, signal?: AbortSignal): Promise<WirePrice>;
  /** The bank that an IBAN names; `undefined` where the number does not tell. */
  findWireBank(accountNumber: string, signal?: AbortSignal): Promise<WireBank | undefined>;
  /** What a wire costs, and when it arrives, held for ten minutes. */
  quoteWire(request: WireRequest): Promise<WireQuote>;
  /** Orders what was quoted, as `transfer` does. */
  sendWire(quote: WireQuote, key: string): Promise<string>;
  /** What would become of each payment of a file, in the same order. */
  checkImport(list: PaymentList): Promise<CheckedPayment[]>;
  /** Pays all of them or none, each once, however often it is asked for. */
  payImport(list: PaymentList, key: string): Promise<void>;
  /** Those that go on, the next one first. */
  schedules(signal?: AbortSignal): Promise<Schedule[]>;
  /** `undefined` when there is none. */
  schedule(id: string, signal?: AbortSignal): Promise<Schedule | undefined>;
  changeSchedule(id: string, change: ScheduleChange): Promise<void>;
  /** Leaves out the next date, if it is still this one. */
  skipScheduled(id: string, on: IsoDay): Promise<void>;
  cancelSchedule(id: string): Promise<void>;
  /** The bank says how the order is confirmed, and sends a code where there is no passkey. */
  startStepUp(id: string): Promise<StartedStepUp>;
  confirmStepUp(id: string, confirmation: OrderConfirmation): Promise<void>;
  payees(signal?: AbortSignal): Promise<Payee[]>;
  checkName(details: PayeeDetails): Promise<NameCheck>;
  addPayee(details: PayeeDetails): Promise<Payee>;
  removePayee(id: string): Promise<void>;
  /** Lists the newest first, fifty at most. @param before an order: those ordered earlier follow */
  orders(before: string | null, signal?: AbortSignal): Promise<Order[]>;
  /** `undefined` when there is none. */
  order(id: string, signal?: AbortSignal): Promise<Order | undefined>;
}
