import type { Bank } from '../../bank/Bank.ts';
import { outboxPage } from '../../features/outbox/outboxPage.ts';
import type { Api } from '../createApi.ts';

const POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

export async function developmentRoutes(api: Api, bank: Bank): Promise<void> {
  api.get('/development/outbox', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(await outboxPage(bank)),
  );
}
