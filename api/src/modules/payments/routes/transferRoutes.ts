import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { describeMade } from '../../../kernel/idempotency/describeMade.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { transfer } from '../transfers/transfer.ts';

export async function transferRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.createTransfer,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      const made = await transfer(bank, customer, request.headers['idempotency-key'], request.body);
      describeMade(reply, `/orders/${made.id}`, made.isRepeated);
      return reply.code(201).send(made);
    },
  });
}
