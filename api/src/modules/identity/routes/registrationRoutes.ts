import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { endpoints } from '../contract/endpoints.ts';
import { register } from '../registration/register.ts';
import { startRegistration } from '../registration/startRegistration.ts';

export async function registrationRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.startRegistration,
    handler: async (request, reply) =>
      reply.code(202).send(await startRegistration(bank, request.body, clientOf(request))),
  });

  api.route({
    ...endpoints.register,
    handler: async (request, reply) => {
      await register(bank, request.body, clientOf(request));
      return reply.code(204).send(null);
    },
  });
}
