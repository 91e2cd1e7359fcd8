import type { Bank } from '../../bank/Bank.ts';
import { OUTBOX_STYLE, outboxPage } from '../../features/outbox/outboxPage.ts';
import type { Api } from '../createApi.ts';
import { pageHeaders } from '../pageHeaders.ts';

export async function developmentRoutes(api: Api, bank: Bank): Promise<void> {
  api.get('/development/outbox', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers(pageHeaders)
      .send(await outboxPage(bank)),
  );
  api.get('/development/outbox.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(OUTBOX_STYLE));
}
