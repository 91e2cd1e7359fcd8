import { sql } from 'kysely';
import { SECOND } from '../bank/Bank.ts';
import type { Gauge } from '../Module.ts';

interface Waiting {
  receiver: string;
  count: number;
  oldest: Date | null;
  given_up: number;
}

/** Tell by receiver how many events wait, for how long, and how many the bank has given up. */
export const webhookGauges: Gauge[] = [
  gauge('bank_webhook_events', 'Events that a receiver of webhooks has not taken yet', ({ count }) => count),
  gauge(
    'bank_webhook_oldest_seconds',
    'Age of the oldest event that a receiver has not taken yet',
    ({ oldest }, now) => (oldest ? (now.getTime() - oldest.getTime()) / SECOND : 0),
  ),
  gauge('bank_webhook_dead_letters', 'Events that a receiver has not taken for days', ({ given_up }) => given_up),
];

function gauge(name: string, help: string, measure: (waiting: Waiting, now: Date) => number): Gauge {
  return {
    name,
    help,
    labels: ['receiver'],
    read: async ({ db, now }) => {
      const { rows } = await sql<Waiting>`
        select recipient as receiver, count(*) filter (where failed_at is null)::integer as count,
          min(created_at) filter (where failed_at is null) as oldest, count(failed_at)::integer as given_up
        from webhook_events where sent_at is null group by recipient`.execute(db);
      const time = now();
      return rows.map((row) => ({ labels: { receiver: row.receiver }, value: measure(row, time) }));
    },
  };
}
