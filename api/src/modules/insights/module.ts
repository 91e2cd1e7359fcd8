import './events.ts';
import './tables.ts';
import type { Module } from '../../kernel/Module.ts';
import { endpoints } from './contract/endpoints.ts';
import { migrations } from './migrations.ts';
import { budgetRoutes } from './routes/budgetRoutes.ts';

export const insights: Module = {
  name: 'insights',
  owner: 'Insights',
  contract: endpoints,
  routes: [budgetRoutes],
  migrations,
  clientTypes: { 'mfe-insights/src/api.ts': ['listBudgets', 'setBudget', 'removeBudget'] },
};
