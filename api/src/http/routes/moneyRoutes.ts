import { Readable } from 'node:stream';
import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { accountsOf, holdingsOf } from '../../features/accounts/accounts.ts';
import { transactionsOf } from '../../features/transactions/transactions.ts';
import { transactionsCsv } from '../../features/transactions/transactionsCsv.ts';
import { transfer } from '../../features/transfers/transfer.ts';
import type { Api } from '../createApi.ts';
import { requireCustomer } from '../requireCustomer.ts';

export async function moneyRoutes(api: Api, bank: Bank): Promise<void> {
  api.route({
    ...endpoints.listAccounts,
    handler: async (request) => accountsOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.getHoldings,
    handler: async (request) => holdingsOf(bank, (await requireCustomer(bank, request)).id),
  });

  api.route({
    ...endpoints.listTransactions,
    handler: async (request) => transactionsOf(bank, (await requireCustomer(bank, request)).id, request.query),
  });

  api.route({
    ...endpoints.exportTransactions,
    handler: async (request, reply) => {
      const { id } = await requireCustomer(bank, request);
      const file = `transactions-${bank.now().toISOString().slice(0, 10)}.csv`;
      reply.type('text/csv; charset=utf-8').header('content-disposition', `attachment; filename="${file}"`);
      return reply.send(Readable.from(transactionsCsv(bank, id, request.query)));
    },
  });

  api.route({
    ...endpoints.createTransfer,
    handler: async (request, reply) => {
      const { id } = await requireCustomer(bank, request);
      return reply.code(201).send(await transfer(bank, id, request.headers['idempotency-key'], request.body));
    },
  });
}
