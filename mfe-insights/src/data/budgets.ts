import { bankConfig } from '@bank/shared/config';
import { ask } from './ask';
import { sampleBudgets } from './sampleBudgets';
import type { Budget, BudgetCategory, BudgetChoice } from './types';

export interface Budgets {
  list: (signal?: AbortSignal) => Promise<Budget[]>;
  /** The limit counts from this month on. */
  set: (category: BudgetCategory, choice: BudgetChoice) => Promise<void>;
  remove: (category: BudgetCategory) => Promise<void>;
}

const liveBudgets: Budgets = {
  list: (signal) => ask('GET /budgets', { signal }),
  set: async (category, data) => void (await ask('PUT /budgets/{category}', { path: { category }, data })),
  remove: async (category) => void (await ask('DELETE /budgets/{category}', { path: { category } })),
};

/** The source that the deployment's `dataMode` selects. */
export function budgets(): Budgets {
  return bankConfig().dataMode === 'live' ? liveBudgets : sampleBudgets;
}
