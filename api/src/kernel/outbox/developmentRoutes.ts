import type { Bank } from '../bank/Bank.ts';
import type { Api } from '../http/newApi.ts';
import { pageHeaders } from '../http/pageHeaders.ts';
import { OUTBOX_STYLE, outboxPage } from './outboxPage.ts';

export async function developmentRoutes(api: Api, bank: Bank): Promise<void> {
  api.get('/development/outbox', async (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers(pageHeaders)
      .send(await outboxPage(bank)),
  );
  api.get('/development/outbox.css', async (_, reply) => reply.type('text/css; charset=utf-8').send(OUTBOX_STYLE));
}
