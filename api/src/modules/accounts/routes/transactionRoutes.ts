import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { dayAt } from '../../../kernel/bank/days.ts';
import { clientOf } from '../../../kernel/http/clientOf.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { readFromReplica } from '../../../kernel/sessions/readFromReplica.ts';
import { requireCustomer } from '../../../kernel/sessions/requireCustomer.ts';
import { changeCategory } from '../categories/changeCategory.ts';
import { endpoints } from '../contract/endpoints.ts';
import { changeRecurring } from '../recurring/changeRecurring.ts';
import { recurringOf } from '../recurring/recurring.ts';
import { spendingOf } from '../spending/spending.ts';
import { transactionsOf } from '../transactions/transactions.ts';
import { transactionsCsv } from '../transactions/transactionsCsv.ts';

export async function transactionRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listTransactions,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      const query = { ...request.query, language: languageOf(request) };
      return readFromReplica(bank, id, (some) => transactionsOf(some, id, query));
    },
  });

  api.route({
    ...endpoints.exportTransactions,
    handler: async (request, reply) => {
      const { id } = await requireCustomer(bank, request);
      const file = `transactions-${dayAt(bank.now())}.csv`;
      const pages = transactionsCsv(bank, id, { ...request.query, language: languageOf(request) });
      // Read before the answer begins, so that a failing query is answered with a problem document.
      const first = await pages.next();
      // The rest is read as slowly as the customer reads: a download must not keep their other requests waiting.
      request.leaveLane?.();
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${file}"`)
        .send(Readable.from(continued(first, pages)));
    },
  });

  api.route({
    ...endpoints.changeCategory,
    handler: async (request, reply) => {
      await changeCategory(bank, (await requireCustomer(bank, request)).id, request.params.id, request.body);
      return reply.code(204).send(null);
    },
  });

  api.route({
    ...endpoints.getSpending,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return readFromReplica(bank, id, (some) => spendingOf(some, id));
    },
  });

  api.route({
    ...endpoints.listRecurring,
    handler: async (request) => {
      const { id } = await requireCustomer(bank, request);
      return readFromReplica(bank, id, (some) => recurringOf(some, id));
    },
  });

  api.route({
    ...endpoints.changeRecurring,
    handler: async (request, reply) => {
      const { id } = await requireCustomer(bank, request);
      await changeRecurring(bank, id, request.params.id, request.body.isLeftOut);
      return reply.code(204).send(null);
    },
  });
}

function languageOf(request: FastifyRequest): string {
  return clientOf(request).language ?? 'en';
}

async function* continued(first: IteratorResult<string>, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
