import type { Module } from '../../kernel/Module.ts';
import { endpoints } from './contract/endpoints.ts';
import { healthRoute } from './routes/healthRoute.ts';

export const operations: Module = {
  name: 'operations',
  owner: 'Platform',
  contract: endpoints,
  routes: [healthRoute],
};
