import type { Instruments } from '@bank/observability/Instruments.ts';
import { logOptions } from '@bank/observability/logOptions.ts';
import { watchRequests } from '@bank/observability/watchRequests.ts';
import cookie from '@fastify/cookie';
import SerializerSelector from '@fastify/fast-json-stringify-compiler';
import { type TypeBoxTypeProvider, TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import { describeError } from '../describeError.ts';
import { answerBroken } from './answerBroken.ts';
import { answerProblem, answerUnknown } from './answerProblem.ts';
import { atFirstUse } from './atFirstUse.ts';
import { conditionalReads } from './conditionalReads.ts';
import { finishWork } from './finishWork.ts';
import { leaveLanes } from './leaveLanes.ts';
import { requireOwnPage } from './requireOwnPage.ts';
import { watchMethods } from './watchMethods.ts';

const MAX_BODY_BYTES = 16 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;

export type Api = ReturnType<typeof fastifyOf>;

/** Makes an API without routes. */
export async function newApi(instruments: Instruments = {}): Promise<Api> {
  const api = fastifyOf(instruments);
  watchRequests(api, instruments);
  api.removeContentTypeParser('text/plain');
  api.setErrorHandler(answerProblem);
  const methodsOf = watchMethods(api);
  api.setNotFoundHandler((request, reply) => answerUnknown(methodsOf(request), request, reply));
  await api.register(cookie);
  api.decorateRequest('leaveLane');
  api.decorateRequest('problem');
  api.addHook('onRoute', leaveLanes);
  finishWork(api);
  api.addHook('onRequest', requireOwnPage);
  api.addHook('onSend', async ({ id }, reply) => {
    reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', 'x-request-id': id });
  });
  api.addHook('onSend', conditionalReads);
  return api;
}

function fastifyOf(instruments: Instruments) {
  return fastify({
    ...logOptions(instruments, { err: describeError }),
    bodyLimit: MAX_BODY_BYTES,
    frameworkErrors: answerProblem,
    clientErrorHandler: answerBroken,
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
