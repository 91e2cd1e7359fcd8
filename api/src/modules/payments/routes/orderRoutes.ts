import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { findOrder, ordersOf } from '../orders/orders.ts';

export async function orderRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listOrders,
    handler: async (request) => ordersOf(bank, (await requireCustomer(bank, request)).id, request.query.before),
  });

  api.route({
    ...endpoints.getOrder,
    handler: async (request) => findOrder(bank, (await requireCustomer(bank, request)).id, request.params.id),
  });
}
