import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { transfer } from '../../features/transfers/transfer.ts';
import type { Api } from '../createApi.ts';
import { requireCustomer } from '../requireCustomer.ts';

export async function transferRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.createTransfer,
    handler: async (request, reply) => {
      const { id } = await requireCustomer(bank, request);
      return reply.code(201).send(await transfer(bank, id, request.headers['idempotency-key'], request.body));
    },
  });
}
