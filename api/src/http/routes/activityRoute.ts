import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { listActivity } from '../../features/audit/listActivity.ts';
import type { Api } from '../createApi.ts';
import { requireCustomer } from '../requireCustomer.ts';

export async function activityRoute(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listActivity,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return listActivity(bank, id, request.query.before);
    },
  });
}
