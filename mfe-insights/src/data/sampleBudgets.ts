import { today } from '@bank/shared/format';
import type { Budgets } from './budgets';
import type { Budget } from './types';

/** The tab keeps them, so that a visitor can try every step without a server. */
const KEY = 'bank:sample-budgets';

function read(): Budget[] {
  return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as Budget[];
}

function write(budgets: Budget[]): void {
  sessionStorage.setItem(KEY, JSON.stringify(budgets));
}

export const sampleBudgets: Budgets = {
  list: async () => read(),
  set: async (category, choice) => {
    const since = today().slice(0, 7);
    const others = read().filter((one) => one.category !== category || one.since !== since);
    write([{ category, since, ...choice }, ...others]);
  },
  remove: async (category) => write(read().filter((one) => one.category !== category)),
};
