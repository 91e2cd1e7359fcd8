import type { Account, NameCheck, Order, Payee, PayeeDetails } from '@bank/shared/api';
import type { Money } from '@bank/shared/format';

export type { NameCheck, Order, Party, Payee, PayeeDetails } from '@bank/shared/api';
export type OrderStatus = Order['status'];

export interface TransferOrder {
  from: Account;
  to: Account;
  amount: Money;
  /** Empty where the customer wrote nothing. */
  memo: string;
}

export interface PaymentOrder {
  from: Account;
  payee: Payee;
  amount: Money;
  memo: string;
}

/** Every method rejects with what `request` of `@bank/shared/http` rejects with. */
export interface PaymentsData {
  accounts(signal?: AbortSignal): Promise<Account[]>;
  /**
   * Moves money between the customer's own accounts, once per key, however often it is asked for.
   * @returns the order's id
   */
  transfer(order: TransferOrder, key: string): Promise<string>;
  /** Pays somebody of the payee book, as `transfer` does. */
  pay(order: PaymentOrder, key: string): Promise<string>;
  payees(signal?: AbortSignal): Promise<Payee[]>;
  checkName(details: PayeeDetails): Promise<NameCheck>;
  addPayee(details: PayeeDetails): Promise<Payee>;
  removePayee(id: string): Promise<void>;
  /** The newest first. */
  orders(signal?: AbortSignal): Promise<Order[]>;
  /** `undefined` when there is none. */
  order(id: string, signal?: AbortSignal): Promise<Order | undefined>;
}
