import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { describeMade } from '../../../kernel/idempotency/describeMade.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { findBank } from '../wires/findBank.ts';
import { priceWire } from '../wires/priceWire.ts';
import { quoteWire } from '../wires/quoteWire.ts';
import { recipientsOf } from '../wires/recipientsOf.ts';
import { sendWire } from '../wires/sendWire.ts';

export async function wireRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listWireRecipients,
    handler: async (request) => recipientsOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.priceWire,
    handler: async (request) => {
      await requireCustomer(bank, request);
      return priceWire(bank.now(), request.query);
    },
  });

  api.route({
    ...endpoints.findWireBank,
    handler: async (request) => {
      await requireCustomer(bank, request);
      return findBank(request.body.accountNumber);
    },
  });

  api.route({
    ...endpoints.quoteWire,
    handler: async (request, reply) => {
      const { id } = await requireCustomer(bank, request);
      return reply.code(201).send(await quoteWire(bank, id, request.body));
    },
  });

  api.route({
    ...endpoints.sendWire,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      const made = await sendWire(bank, customer, request.headers['idempotency-key'], request.body);
      describeMade(reply, `/orders/${made.id}`, made.isRepeated);
      return reply.code(201).send(made);
    },
  });
}
