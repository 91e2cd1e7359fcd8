import './events.ts';
import './tables.ts';
import { MINUTE } from '../../kernel/bank/Bank.ts';
import type { Module } from '../../kernel/Module.ts';
import { endpoints } from './contract/endpoints.ts';
import { dateProblems, transferProblems } from './contract/problems.ts';
import { migrations } from './migrations.ts';
import { orderRoutes } from './routes/orderRoutes.ts';
import { payeeRoutes } from './routes/payeeRoutes.ts';
import { scheduleRoutes } from './routes/scheduleRoutes.ts';
import { transferRoutes } from './routes/transferRoutes.ts';
import { payDue } from './schedules/payDue.ts';

export const payments: Module = {
  name: 'payments',
  owner: 'Payments',
  contract: endpoints,
  problems: Object.values({ ...transferProblems, ...dateProblems }),
  routes: [transferRoutes, orderRoutes, payeeRoutes, scheduleRoutes],
  migrations,
  jobs: [{ name: 'pay what is due', pauseMs: MINUTE, run: payDue }],
  clientTypes: ['shared/src/api/schema.ts'],
};
