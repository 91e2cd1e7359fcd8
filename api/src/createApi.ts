import type { Instruments } from '@bank/observability/Instruments.ts';
import { addProbes } from '@bank/observability/probes.ts';
import { sql } from 'kysely';
import { documentRoute } from './contract/documentRoute.ts';
import type { Bank } from './kernel/bank/Bank.ts';
import { API_BASE } from './kernel/contract/endpoint.ts';
import { type Api, newApi } from './kernel/http/newApi.ts';
import type { Routes } from './kernel/Module.ts';
import { developmentRoutes } from './kernel/outbox/developmentRoutes.ts';
import { countOutcomes } from './metrics/countOutcomes.ts';
import { modules } from './modules.ts';

export interface ApiOptions {
  bank: Bank;
  /** Shows unsent messages to anybody. Never with real customers. */
  hasOutboxPage: boolean;
  instruments?: Instruments;
  isDraining?: () => boolean;
  /** A machine whose clock is wrong takes no requests. */
  isClockRight?: () => boolean;
}

export async function createApi({
  bank,
  hasOutboxPage,
  instruments = {},
  isDraining = () => false,
  isClockRight = () => true,
}: ApiOptions): Promise<Api> {
  const api = await newApi(instruments);
  if (instruments.metrics) countOutcomes(api, instruments.metrics, modules);
  addProbes(api, { isDraining, isReady: () => sql`select 1`.execute(bank.db).then(isClockRight) });
  const add = (routes: Routes, prefix = '') => api.register(async (scope) => routes(scope as Api, bank), { prefix });
  for (const { routes = [], internalRoutes = [] } of modules) {
    for (const some of routes) await add(some, API_BASE);
    for (const some of internalRoutes) await add(some);
  }
  await add(documentRoute, API_BASE);
  if (hasOutboxPage) await add(developmentRoutes, API_BASE);
  return api;
}
