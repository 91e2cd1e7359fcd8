import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { confirmMailedCode, mailCode } from '../codes/mailedCode.ts';
import { endpoints } from '../contract/endpoints.ts';
import { confirmPassword } from '../passkeys/freshness.ts';
import { endOthers, endSessionElsewhere, openSessionsOf } from '../sessions/openSessions.ts';

export async function openSessionRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listSessions,
    handler: async (request) => openSessionsOf(bank, await requireCustomer(bank, request)),
  });

  api.route({
    ...endpoints.endSession,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      await endSessionElsewhere(bank, customer, request.params.id, clientOf(request));
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.endOtherSessions,
    handler: async (request, reply) => {
      await endOthers(bank, await requireCustomer(bank, request), clientOf(request));
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.confirmPassword,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      await confirmPassword(bank, customer, request.body.password, clientOf(request));
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.mailCode,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      return reply.code(202).send(await mailCode(bank, customer, clientOf(request)));
    },
  });

  api.route({
    ...endpoints.confirmMailedCode,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      await confirmMailedCode(bank, customer, request.body, clientOf(request));
      return reply.code(204).send(null);
    },
  });
}
