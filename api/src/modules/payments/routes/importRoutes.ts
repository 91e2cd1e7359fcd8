import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { checkImport } from '../imports/checkImport.ts';
import { payImport } from '../imports/payImport.ts';

export async function importRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.checkImport,
    handler: async (request) => checkImport(bank, (await requireCustomer(bank, request)).id, request.body),
  });

  api.route({
    ...endpoints.payImport,
    handler: async (request) =>
      payImport(bank, await requireCustomer(bank, request), request.body, request.headers['idempotency-key']),
  });
}
