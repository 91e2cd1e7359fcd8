import type { Bank } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { readFromReplica } from '../../../kernel/sessions/readFromReplica.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { endpoints } from '../contract/endpoints.ts';
import { BALANCE_DAYS } from '../contract/statements.ts';
import { balancesOf } from '../statements/balances.ts';
import { monthsOf, statementOf } from '../statements/statements.ts';

export async function statementRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listBalances,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      const { days = BALANCE_DAYS } = request.query;
      return readFromReplica(bank, id, (some) => balancesOf(some, id, request.params.id, days));
    },
  });

  api.route({
    ...endpoints.listStatements,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return readFromReplica(bank, id, (some) => monthsOf(some, id, request.params.id));
    },
  });

  api.route({
    ...endpoints.getStatement,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return readFromReplica(bank, id, (some) => statementOf(some, id, request.params.id, request.params.month));
    },
  });
}
