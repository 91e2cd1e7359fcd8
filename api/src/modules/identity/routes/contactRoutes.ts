import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import { deleteCookies } from '../../../kernel/http/cookies.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { profileOf } from '../../../kernel/sessions/findCustomer.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { confirmContactChange } from '../contact/confirmContactChange.ts';
import { endRelation } from '../contact/endRelation.ts';
import { startContactChange } from '../contact/startContactChange.ts';
import { endpoints } from '../contract/endpoints.ts';

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

  api.route({
    ...endpoints.endRelation,
    handler: async (request, reply) => {
      await endRelation(bank, await requireCustomer(bank, request), clientOf(request));
      deleteCookies(reply, 'access', 'refresh', 'device');
      return reply.code(204).send(null);
    },
  });
}
