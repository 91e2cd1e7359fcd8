import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { describeMade } from '../../../kernel/idempotency/describeMade.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { accountsOf, holdingsOf } from '../accounts/accounts.ts';
import { closeAccount } from '../accounts/closeAccount.ts';
import { offers } from '../accounts/offers.ts';
import { openAccount } from '../accounts/openAccount.ts';
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
    ...endpoints.listOffers,
    handler: async (request) => {
      await requireCustomer(bank, request);
      return offers;
    },
  });

  api.route({
    ...endpoints.openAccount,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      const { headers, body } = request;
      const made = await openAccount(bank, customer, headers['idempotency-key'], body, clientOf(request));
      describeMade(reply, `/accounts/${made.id}/details`, made.isRepeated);
      return reply.code(201).send(made);
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
