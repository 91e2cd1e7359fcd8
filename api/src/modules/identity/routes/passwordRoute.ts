import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { changePassword } from '../passwords/changePassword.ts';
import { setSession } from '../sessions/sessionCookies.ts';

export async function passwordRoute(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.changePassword,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      return setSession(reply, await changePassword(bank, customer, request.body, clientOf(request)), bank.now());
    },
  });
}
