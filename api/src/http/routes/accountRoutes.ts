import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { accountsOf, holdingsOf } from '../../features/accounts/accounts.ts';
import type { Api } from '../createApi.ts';
import { requireCustomer } from '../requireCustomer.ts';

export async function accountRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listAccounts,
    handler: async (request) => accountsOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.getHoldings,
    handler: async (request) => holdingsOf(bank, (await requireCustomer(bank, request)).id),
  });
}
