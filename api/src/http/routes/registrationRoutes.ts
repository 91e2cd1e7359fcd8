import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { register } from '../../features/registration/register.ts';
import { startRegistration } from '../../features/registration/startRegistration.ts';
import type { Api } from '../createApi.ts';

export async function registrationRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.startRegistration,
    handler: async ({ body, ip }, reply) => reply.code(202).send(await startRegistration(bank, body, ip)),
  });

  api.route({
    ...endpoints.register,
    handler: async ({ body, ip }, reply) => {
      await register(bank, body, ip);
      return reply.code(204).send(null);
    },
  });
}
