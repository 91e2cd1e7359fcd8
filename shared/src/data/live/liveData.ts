import { request } from '../../http';
import type { BankData } from '../types';

/** The signed-in customer's own data, from the bank's API. */
export const liveData: BankData = {
  accounts: (signal) => request({ url: '/accounts', signal }),
  holdings: (signal) => request({ url: '/holdings', signal }),
  transactions: (filter, signal) => request({ url: '/transactions', params: filter, signal }),
};
