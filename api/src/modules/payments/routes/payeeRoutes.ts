import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { addPayee, checkPayeeName, payeesOf, removePayee } from '../payees/payees.ts';

export async function payeeRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listPayees,
    handler: async (request) => payeesOf(bank, (await requireCustomer(bank, request)).id, request.query.after),
  });

  api.route({
    ...endpoints.checkPayeeName,
    handler: async (request) => checkPayeeName(bank, (await requireCustomer(bank, request)).id, request.body),
  });

  api.route({
    ...endpoints.addPayee,
    handler: async (request, reply) => {
      const { id } = await requireCustomer(bank, request);
      return reply.code(201).send(await addPayee(bank, id, request.body));
    },
  });

  api.route({
    ...endpoints.removePayee,
    handler: async (request, reply) => {
      await removePayee(bank, (await requireCustomer(bank, request)).id, request.params.id);
      return reply.code(204).send(null);
    },
  });
}
