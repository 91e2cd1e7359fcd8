import type { Account } from '@bank/shared/api';
import type { Money } from '@bank/shared/format';
import { request, statusOf } from '@bank/shared/http';
import type * as api from '../api';
import type { NameCheck, Payee, PaymentsData, Plan } from './types';

const NOT_FOUND = [404, 422];

interface Placed {
  from: Account;
  amount: Money;
  memo: string;
  plan: Plan | null;
}

/** @param to id of an own account or of a payee */
function place({ from, amount, memo, plan }: Placed, to: string, key: string): Promise<string> {
  const order = { fromAccountId: from.id, to, amount, ...(memo && { memo }) };
  const url = plan ? '/schedules' : '/transfers';
  return post<api.TransferOrder | api.ScheduleOrder>(url, { ...order, ...plan }, key);
}

/** @returns the id of what was ordered under the key */
async function post<Order>(url: string, data: Order, key: string): Promise<string> {
  const headers = { 'idempotency-key': key };
  const { id } = await request<{ id: string }>({ method: 'POST', url, headers, data });
  return id;
}

/** @returns undefined when there is none */
async function find<Found>(url: string, signal?: AbortSignal): Promise<Found | undefined> {
  try {
    return await request<Found>({ url, signal });
  } catch (error) {
    if (NOT_FOUND.includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

const stepUpPath = (id: string) => `/step-ups/${encodeURIComponent(id)}`;
const schedulePath = (id: string) => `/schedules/${encodeURIComponent(id)}`;

/** A page ends the list when it is shorter than what the bank lists at once. */
const PAYEES_AT_ONCE = 500;

async function everyPayee(signal?: AbortSignal, before: Payee[] = []): Promise<Payee[]> {
  const after = before.at(-1)?.id;
  const page = await request<Payee[]>({ url: '/payees', signal, ...(after !== undefined && { params: { after } }) });
  const payees = [...before, ...page];
  return page.length < PAYEES_AT_ONCE ? payees : everyPayee(signal, payees);
}

export const livePayments: PaymentsData = {
  accounts: (signal) => request<Account[]>({ url: '/accounts', signal }),
  transfer: (order, key) => place(order, order.to.id, key),
  pay: (order, key) => place(order, order.payee.id, key),
  wireRecipients: (signal) => request<api.WireRecipient[]>({ url: '/wires/recipients', signal }),
  quoteWire: (data) => request({ method: 'POST', url: '/wires/quotes', data }),
  sendWire: ({ id, amount, debit }, key) => post<api.WireOrder>('/wires', { quoteId: id, amount, debit }, key),
  checkImport: async (data) =>
    (await request<api.CheckedImport>({ method: 'POST', url: '/imports/checks', data })).payments,
  payImport: (data, key) => request({ method: 'POST', url: '/imports', headers: { 'idempotency-key': key }, data }),
  schedules: (signal) => request<api.Schedule[]>({ url: '/schedules', signal }),
  schedule: (id, signal) => find<api.Schedule>(schedulePath(id), signal),
  changeSchedule: (id, data) => request({ method: 'PATCH', url: schedulePath(id), data }),
  skipScheduled: (id, on) => request({ method: 'POST', url: `${schedulePath(id)}/skip`, data: { on } }),
  cancelSchedule: (id) => request({ method: 'DELETE', url: schedulePath(id) }),
  startStepUp: (id) => request({ method: 'POST', url: `${stepUpPath(id)}/options` }),
  confirmStepUp: (id, data) => request({ method: 'POST', url: stepUpPath(id), data }),
  payees: (signal) => everyPayee(signal),
  checkName: (data) => request<NameCheck>({ method: 'POST', url: '/payees/name-check', data }),
  addPayee: (data) => request<Payee>({ method: 'POST', url: '/payees', data }),
  removePayee: (id) => request({ method: 'DELETE', url: `/payees/${encodeURIComponent(id)}` }),
  orders: (before, signal) =>
    request<api.Order[]>({ url: '/orders', signal, ...(before !== null && { params: { before } }) }),
  order: (id, signal) => find<api.Order>(`/orders/${encodeURIComponent(id)}`, signal),
};
