import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { budgetsOf, removeBudget, setBudget } from '../budgets/budgets.ts';
import { endpoints } from '../contract/endpoints.ts';

export async function budgetRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listBudgets,
    handler: async (request) => budgetsOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.setBudget,
    handler: async (request, reply) => {
      await setBudget(bank, (await requireCustomer(bank, request)).id, request.params.category, request.body);
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.removeBudget,
    handler: async (request, reply) => {
      await removeBudget(bank, (await requireCustomer(bank, request)).id, request.params.category);
      return reply.code(204).send(null);
    },
  });
}
