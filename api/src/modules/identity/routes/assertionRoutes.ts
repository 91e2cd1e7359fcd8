import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { AssertionKeys } from '../assertions/AssertionKeys.ts';
import { signAssertion } from '../assertions/signAssertion.ts';
import { assertCustomer, KEY_SET_PATH } from '../contract/assertion.ts';

/** Tells services, through the gateway, who is signed in. */
export async function assertionRoutes(api: Api, bank: Bank): Promise<void> {
  const keys = new AssertionKeys(bank);

  api.route({
    ...assertCustomer,
    handler: async (request) => {
      const customer = await requireCustomer(bank, request);
      return { assertion: await signAssertion(keys, customer, request.query.audience, bank.now()) };
    },
  });

  api.get(KEY_SET_PATH, async () => ({ keys: await keys.published() }));
}
