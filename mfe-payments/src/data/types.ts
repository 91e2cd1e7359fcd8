import type { Account, Order } from '@bank/shared/api';
import type { Money } from '@bank/shared/format';

export type { Order, Party } from '@bank/shared/api';
export type OrderStatus = Order['status'];

export interface TransferOrder {
  from: Account;
  to: Account;
  amount: Money;
  /** Empty where the customer wrote nothing. */
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
  /** The newest first. */
  orders(signal?: AbortSignal): Promise<Order[]>;
  /** `undefined` when there is none. */
  order(id: string, signal?: AbortSignal): Promise<Order | undefined>;
}
