import type { Bank } from '../../../kernel/bank/Bank.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { relyingPartyOf } from '../passkeys/relyingParty.ts';
import { confirmStepUp } from '../stepUps/confirmStepUp.ts';
import { startStepUp } from '../stepUps/startStepUp.ts';

export async function stepUpRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.startStepUp,
    handler: async (request) => {
      const customer = await requireCustomer(bank, request);
      const from = { party: relyingPartyOf(bank, request), client: clientOf(request) };
      return startStepUp(bank, customer, request.params.id, from);
    },
  });

  api.route({
    ...endpoints.confirmStepUp,
    handler: async (request, reply) => {
      const customer = await requireCustomer(bank, request);
      const from = { party: relyingPartyOf(bank, request), client: clientOf(request) };
      await confirmStepUp(bank, customer, request.params.id, request.body, from);
      return reply.code(204).send(null);
    },
  });
}
