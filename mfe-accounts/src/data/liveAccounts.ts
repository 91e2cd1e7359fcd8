import { getProfile } from '@bank/shared/session';
import { ask } from './ask';
import type { AccountSource } from './types';

export const liveAccounts: AccountSource = {
  details: (id, signal) => ask('GET /accounts/{id}/details', { path: { id }, signal }),
  number: async (id, signal) => (await ask('GET /accounts/{id}/number', { path: { id }, signal })).number,
  offers: (signal) => ask('GET /accounts/offers', { signal }),
  open: (data, key) => ask('POST /accounts', { headers: { 'idempotency-key': key }, data }),
  close: (id) => ask('DELETE /accounts/{id}', { path: { id } }),
  balances: (id, days, signal) => ask('GET /accounts/{id}/balances', { path: { id }, query: { days }, signal }),
  months: (id, signal) => ask('GET /accounts/{id}/statements', { path: { id }, signal }),
  holder: async (signal) => {
    const { firstName, lastName } = await getProfile(signal);
    return `${firstName} ${lastName}`;
  },
  statement: (id, month, signal) => ask('GET /accounts/{id}/statements/{month}', { path: { id, month }, signal }),
};
