import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { accountsOf, holdingsOf } from '../accounts/accounts.ts';
import { closeAccount } from '../accounts/closeAccount.ts';
import { showNumber } from '../accounts/showNumber.ts';
import { endpoints } from '../contract/endpoints.ts';
import { detailsOf } from '../details/accountDetails.ts';

export async function accountRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listAccounts,
    handler: async (request) => accountsOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.getHoldings,
    handler: async (request) => holdingsOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.getAccountDetails,
    handler: async (request) => detailsOf(bank, (await requireCustomer(bank, request)).id, request.params.id),
  });

  api.route({
    ...endpoints.getAccountNumber,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return showNumber(bank, id, request.params.id, clientOf(request));
    },
  });

  api.route({
    ...endpoints.closeAccount,
    handler: async (request, reply) => {
      await closeAccount(bank, await requireCustomer(bank, request), request.params.id, clientOf(request));
      return reply.code(204).send(null);
    },
  });
}
