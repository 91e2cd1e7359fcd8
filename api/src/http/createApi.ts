import cookie from '@fastify/cookie';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type { Bank } from '../bank/Bank.ts';
import { API_BASE } from '../contract/endpoints.ts';
import { answerProblem, answerUnknown } from './answerProblem.ts';
import { atFirstUse } from './atFirstUse.ts';
import { requireOwnPage } from './requireOwnPage.ts';
import { accountRoutes } from './routes/accountRoutes.ts';
import { activityRoute } from './routes/activityRoute.ts';
import { assertionRoutes } from './routes/assertionRoutes.ts';
import { contactRoutes } from './routes/contactRoutes.ts';
import { developmentRoutes } from './routes/developmentRoutes.ts';
import { documentRoute } from './routes/documentRoute.ts';
import { healthRoute } from './routes/healthRoute.ts';
import { passwordRoute } from './routes/passwordRoute.ts';
import { recoveryRoutes } from './routes/recoveryRoutes.ts';
import { registrationRoutes } from './routes/registrationRoutes.ts';
import { sessionRoutes } from './routes/sessionRoutes.ts';
import { transactionRoutes } from './routes/transactionRoutes.ts';
import { transferRoutes } from './routes/transferRoutes.ts';

const MAX_BODY_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export interface ApiOptions {
  bank: Bank;
  /** Shows unsent messages to anybody. Never with real customers. */
  hasOutboxPage: boolean;
}

export type Api = ReturnType<typeof fastifyOf>;

export async function createApi({ bank, hasOutboxPage }: ApiOptions): Promise<Api> {
  const api = fastifyOf();
  api.removeContentTypeParser('text/plain');
  api.setErrorHandler(answerProblem);
  api.setNotFoundHandler(answerUnknown);
  await api.register(cookie);
  api.addHook('onRequest', requireOwnPage);
  api.addHook('onSend', async (_, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
  });
  const routes = [
    sessionRoutes,
    contactRoutes,
    registrationRoutes,
    recoveryRoutes,
    passwordRoute,
    accountRoutes,
    transactionRoutes,
    transferRoutes,
    activityRoute,
    healthRoute,
    documentRoute,
  ];
  if (hasOutboxPage) routes.push(developmentRoutes);
  for (const plugin of routes) await api.register(async (scope) => plugin(scope as Api, bank), { prefix: API_BASE });
  await api.register(async (scope) => assertionRoutes(scope as Api, bank));
  return api;
}

function fastifyOf() {
  return fastify({
    logger: { level: 'warn' },
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // The gateway sets the client's address and the origin.
    trustProxy: process.env.BANK_TRUST_PROXY ?? 'loopback',
    schemaController: { compilersFactory: { buildSerializer: (...args) => atFirstUse(SerializerSelector()(...args)) } },
  })
    .setValidatorCompiler(atFirstUse(TypeBoxValidatorCompiler))
    .withTypeProvider<TypeBoxTypeProvider>();
}
