import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { changePassword } from '../../features/passwords/changePassword.ts';
import { clientOf } from '../clientOf.ts';
import { setSession } from '../cookies.ts';
import type { Api } from '../createApi.ts';
import { requireCustomer } from '../requireCustomer.ts';

export async function passwordRoute(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.changePassword,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      return setSession(reply, await changePassword(bank, customer, request.body, clientOf(request)), bank.now());
    },
  });
}
