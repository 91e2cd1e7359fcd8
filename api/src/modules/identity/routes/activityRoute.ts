import { listActivity } from '../../../kernel/audit/listActivity.ts';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';

export async function activityRoute(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listActivity,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return listActivity(bank, id, request.query.before);
    },
  });
}
