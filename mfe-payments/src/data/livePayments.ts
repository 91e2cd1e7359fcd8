import type * as api from '@bank/shared/api';
import type { Money } from '@bank/shared/format';
import { request, statusOf } from '@bank/shared/http';
import type { NameCheck, Payee, PaymentsData } from './types';

const NOT_FOUND = [404, 422];

/** @param to id of an own account or of a payee */
async function transfer(fromAccountId: string, to: string, amount: Money, memo: string, key: string): Promise<string> {
  const { id } = await request<api.Transfer>({
    method: 'POST',
    url: '/transfers',
    headers: { 'idempotency-key': key },
    data: { fromAccountId, to, amount, ...(memo && { memo }) } satisfies api.TransferOrder,
  });
  return id;
}

export const livePayments: PaymentsData = {
  accounts: (signal) => request<api.Account[]>({ url: '/accounts', signal }),
  transfer: ({ from, to, amount, memo }, key) => transfer(from.id, to.id, amount, memo, key),
  pay: ({ from, payee, amount, memo }, key) => transfer(from.id, payee.id, amount, memo, key),
  payees: (signal) => request<Payee[]>({ url: '/payees', signal }),
  checkName: (data) => request<NameCheck>({ method: 'POST', url: '/payees/name-check', data }),
  addPayee: (data) => request<Payee>({ method: 'POST', url: '/payees', data }),
  removePayee: (id) => request({ method: 'DELETE', url: `/payees/${encodeURIComponent(id)}` }),
  orders: (signal) => request<api.Order[]>({ url: '/orders', signal }),
  order: async (id, signal) => {
    try {
      return await request<api.Order>({ url: `/orders/${encodeURIComponent(id)}`, signal });
    } catch (error) {
      if (NOT_FOUND.includes(statusOf(error) ?? 0)) return undefined;
      throw error;
    }
  },
};
