import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { readFromReplica } from '../../../kernel/sessions/readFromReplica.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { changeControls, freezeCard, unfreezeCard } from '../cards/changeCard.ts';
import { cardsOf } from '../cards/readCards.ts';
import { reportCard } from '../cards/reportCard.ts';
import { endpoints } from '../contract/endpoints.ts';
import { paymentsOf } from '../payments/readPayments.ts';

export async function cardRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listCards,
    handler: async (request) => cardsOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.listCardPayments,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return readFromReplica(bank, id, (some) => paymentsOf(some, id, request.params.id, request.query.before));
    },
  });

  api.route({
    ...endpoints.freezeCard,
    handler: async (request) => freezeCard(bank, (await requireCustomer(bank, request)).id, request.params.id),
  });

  api.route({
    ...endpoints.unfreezeCard,
    handler: async (request) => unfreezeCard(bank, (await requireCustomer(bank, request)).id, request.params.id),
  });

  api.route({
    ...endpoints.changeControls,
    handler: async (request) =>
      changeControls(bank, (await requireCustomer(bank, request)).id, request.params.id, request.body),
  });

  api.route({
    ...endpoints.reportCard,
    handler: async (request) =>
      reportCard(bank, await requireCustomer(bank, request), request.params.id, request.body.reason),
  });
}
