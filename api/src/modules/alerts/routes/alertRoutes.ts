import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { choicesOf, choose } from '../alerts/choices.ts';
import { alertsOf, countUnread, markRead } from '../alerts/readAlerts.ts';
import { endpoints } from '../contract/endpoints.ts';

export async function alertRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listAlerts,
    handler: async (request) => {
      const { before, kind } = request.query;
      return alertsOf(bank, (await requireCustomer(bank, request)).id, before, kind);
    },
  });

  api.route({
    ...endpoints.countUnreadAlerts,
    handler: async (request) => countUnread(bank.db, (await requireCustomer(bank, request, { isUse: false })).id),
  });

  api.route({
    ...endpoints.readAlerts,
    handler: async (request) => markRead(bank, (await requireCustomer(bank, request)).id, request.body.upTo),
  });

  api.route({
    ...endpoints.listAlertChoices,
    handler: async (request) => choicesOf(bank.db, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.chooseAlerts,
    handler: async (request) =>
      choose(bank, (await requireCustomer(bank, request)).id, request.params.kind, request.body),
  });
}
