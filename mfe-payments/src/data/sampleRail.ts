import type { Order } from './types';

const ARRIVES_AFTER_MS = 8_000;
const DELAYED_MS = 60_000;

/** Decides like the bank's simulated rail, by the last character of the payee's number. */
export function outcomeOf(lastFour: string, sentAt: number): Pick<Order, 'status' | 'returnReason'> {
  const passed = Date.now() - sentAt;
  if (passed < (lastFour.endsWith('8') ? DELAYED_MS : ARRIVES_AFTER_MS)) return { status: 'on-its-way' };
  if (lastFour.endsWith('9')) return { status: 'returned', returnReason: 'account-closed' };
  return { status: 'completed' };
}
