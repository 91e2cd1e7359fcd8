import { listBudgets, removeBudget, setBudget } from './budgets.ts';

export const endpoints = { listBudgets, setBudget, removeBudget };
