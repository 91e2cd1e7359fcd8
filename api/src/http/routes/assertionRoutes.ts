import type { Bank } from '../../bank/Bank.ts';
import { assertCustomer, KEY_SET_PATH } from '../../contract/assertion.ts';
import { AssertionKeys } from '../../features/assertions/AssertionKeys.ts';
import { signAssertion } from '../../features/assertions/signAssertion.ts';
import type { Api } from '../createApi.ts';
import { requireCustomer } from '../requireCustomer.ts';

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
