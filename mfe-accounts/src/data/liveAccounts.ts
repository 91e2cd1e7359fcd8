import { request } from '@bank/shared/http';
import { getProfile } from '@bank/shared/session';
import type { AccountDetails, AccountSource, DayBalance, IsoMonth, Statement } from './types';

const urlOf = (id: string, part: string) => `/accounts/${encodeURIComponent(id)}/${part}`;

export const liveAccounts: AccountSource = {
  details: (id, signal) => request<AccountDetails>({ url: urlOf(id, 'details'), signal }),
  number: async (id, signal) => (await request<{ number: string }>({ url: urlOf(id, 'number'), signal })).number,
  balances: (id, signal) => request<DayBalance[]>({ url: urlOf(id, 'balances'), signal }),
  months: (id, signal) => request<IsoMonth[]>({ url: urlOf(id, 'statements'), signal }),
  holder: async (signal) => {
    const { firstName, lastName } = await getProfile(signal);
    return `${firstName} ${lastName}`;
  },
  statement: (id, month, signal) => request<Statement>({ url: urlOf(id, `statements/${month}`), signal }),
};
