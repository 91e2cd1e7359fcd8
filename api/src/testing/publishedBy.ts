import type { TestBank } from './TestBank.ts';

/** @returns what a receiver of webhooks is to be told of `work`, oldest first: events with their details */
export async function publishedBy({ bank }: TestBank, work: () => Promise<unknown>): Promise<[string, object][]> {
  const secret = 'a'.repeat(32);
  process.env.BANK_WEBHOOKS = JSON.stringify([{ name: 'feed', url: 'https://feed.bank.example/', secret }]);
  try {
    await bank.db.deleteFrom('webhook_events').execute();
    await work();
  } finally {
    delete process.env.BANK_WEBHOOKS;
  }
  const rows = await bank.db.selectFrom('webhook_events').select(['subject', 'body']).orderBy('position').execute();
  return rows.map(({ subject, body }) => [subject, JSON.parse(body).data.details]);
}
