import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { confirmContactChange } from '../../features/contact/confirmContactChange.ts';
import { startContactChange } from '../../features/contact/startContactChange.ts';
import { profileOf } from '../../features/sessions/findCustomer.ts';
import { clientOf } from '../clientOf.ts';
import type { Api } from '../createApi.ts';
import { requireCustomer } from '../requireCustomer.ts';

export async function contactRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.changeProfile,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      return reply.code(202).send(await startContactChange(bank, customer, request.body, clientOf(request)));
    },
  });

  api.route({
    ...endpoints.confirmProfile,
    handler: async (request) => {
      const customer = await requireCustomer(bank, request);
      return profileOf(await confirmContactChange(bank, customer, request.body, clientOf(request)));
    },
  });
}
