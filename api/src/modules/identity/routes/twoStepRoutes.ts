import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { openSession } from '../sessions/sessionCookies.ts';
import { signInWithCode } from '../twoStep/signInWithCode.ts';
import { startTwoStep, turnOffTwoStep, turnOnTwoStep, twoStepOf } from '../twoStep/twoStep.ts';

export async function twoStepRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.getTwoStep,
    handler: async (request) => twoStepOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.startTwoStep,
    handler: async (request) => startTwoStep(bank, await requireCustomer(bank, request), clientOf(request)),
  });

  api.route({
    ...endpoints.turnOnTwoStep,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      const recoveryCodes = await turnOnTwoStep(bank, customer, request.body, clientOf(request));
      return reply.code(201).send({ recoveryCodes });
    },
  });

  api.route({
    ...endpoints.turnOffTwoStep,
    handler: async (request, reply) => {
      await turnOffTwoStep(bank, await requireCustomer(bank, request), clientOf(request));
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.signInWithCode,
    handler: async (request, reply) => {
      const signedIn = await signInWithCode(bank, request.body, clientOf(request));
      return openSession(bank, { request, reply }, signedIn);
    },
  });
}
