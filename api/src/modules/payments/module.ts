import './events.ts';
import type { Module } from '../../kernel/Module.ts';
import { endpoints } from './contract/endpoints.ts';
import { orderRoutes } from './routes/orderRoutes.ts';
import { transferRoutes } from './routes/transferRoutes.ts';

export const payments: Module = {
  name: 'payments',
  owner: 'Payments',
  contract: endpoints,
  routes: [transferRoutes, orderRoutes],
  clientTypes: ['shared/src/api/schema.ts'],
};
