import './events.ts';
import './tables.ts';
import type { Module } from '../../kernel/Module.ts';
import { endpoints } from './contract/endpoints.ts';
import { newPayee } from './contract/problems.ts';
import { migrations } from './migrations.ts';
import { orderRoutes } from './routes/orderRoutes.ts';
import { payeeRoutes } from './routes/payeeRoutes.ts';
import { transferRoutes } from './routes/transferRoutes.ts';

export const payments: Module = {
  name: 'payments',
  owner: 'Payments',
  contract: endpoints,
  problems: [newPayee],
  routes: [transferRoutes, orderRoutes, payeeRoutes],
  migrations,
  clientTypes: ['shared/src/api/schema.ts'],
};
