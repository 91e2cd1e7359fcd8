import type { Account } from '@bank/shared/api';
import type { Money } from '@bank/shared/format';
import { statusOf } from '@bank/shared/http';
import { ask } from './ask';
import type { Payee, PaymentsData, Plan } from './types';

const NOT_FOUND = [404, 422];

interface Placed {
  from: Account;
  amount: Money;
  memo: string;
  plan: Plan | null;
}

/** @param to id of an own account or of a payee */
async function place({ from, amount, memo, plan }: Placed, to: string, key: string): Promise<string> {
  const order = { fromAccountId: from.id, to, amount, ...(memo && { memo }) };
  const headers = once(key);
  const { id } = plan
    ? await ask('POST /schedules', { headers, data: { ...order, ...plan } })
    : await ask('POST /transfers', { headers, data: order });
  return id;
}

function once(key: string) {
  return { 'idempotency-key': key };
}

/** @returns undefined when there is none */
async function find<Found>(answer: Promise<Found>): Promise<Found | undefined> {
  try {
    return await answer;
  } catch (error) {
    if (NOT_FOUND.includes(statusOf(error) ?? 0)) return undefined;
    throw error;
  }
}

/** A page ends the list when it is shorter than what the bank lists at once. */
const PAYEES_AT_ONCE = 500;

async function everyPayee(signal?: AbortSignal, before: Payee[] = []): Promise<Payee[]> {
  const after = before.at(-1)?.id;
  const page = await ask('GET /payees', { signal, ...(after !== undefined && { query: { after } }) });
  const payees = [...before, ...page];
  return page.length < PAYEES_AT_ONCE ? payees : everyPayee(signal, payees);
}

export const livePayments: PaymentsData = {
  accounts: (signal) => ask('GET /accounts', { signal }),
  transfer: (order, key) => place(order, order.to.id, key),
  pay: (order, key) => place(order, order.payee.id, key),
  wireRecipients: (signal) => ask('GET /wires/recipients', { signal }),
  priceWire: (query, signal) => ask('GET /wires/prices', { query, signal }),
  findWireBank: async (accountNumber, signal) =>
    (await ask('POST /wires/banks', { data: { accountNumber }, signal })).bank,
  quoteWire: (data) => ask('POST /wires/quotes', { data }),
  sendWire: async ({ id, amount, debit }, key) =>
    (await ask('POST /wires', { headers: once(key), data: { quoteId: id, amount, debit } })).id,
  checkImport: async (data) => (await ask('POST /imports/checks', { data })).payments,
  payImport: async (data, key) => void (await ask('POST /imports', { headers: once(key), data })),
  schedules: (signal) => ask('GET /schedules', { signal }),
  schedule: (id, signal) => find(ask('GET /schedules/{id}', { path: { id }, signal })),
  changeSchedule: async (id, data) => void (await ask('PATCH /schedules/{id}', { path: { id }, data })),
  skipScheduled: async (id, on) => void (await ask('POST /schedules/{id}/skip', { path: { id }, data: { on } })),
  cancelSchedule: (id) => ask('DELETE /schedules/{id}', { path: { id } }),
  startStepUp: (id) => ask('POST /step-ups/{id}/options', { path: { id } }),
  confirmStepUp: (id, data) => ask('POST /step-ups/{id}', { path: { id }, data }),
  payees: (signal) => everyPayee(signal),
  checkName: (data) => ask('POST /payees/name-check', { data }),
  addPayee: (data) => ask('POST /payees', { data }),
  removePayee: (id) => ask('DELETE /payees/{id}', { path: { id } }),
  orders: (before, signal) => ask('GET /orders', { signal, ...(before !== null && { query: { before } }) }),
  order: (id, signal) => find(ask('GET /orders/{id}', { path: { id }, signal })),
};
