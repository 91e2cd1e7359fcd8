import { type Bank, SECOND } from '../bank/Bank.ts';
import type { Gauge } from '../Module.ts';
import { countDeadLetters, countLate } from './deliver.ts';

/** Messages that wait to be sent, and those that the bank has given up. */
export const outboxGauges: Gauge[] = [
  {
    name: 'bank_outbox_messages',
    help: 'Messages to customers that are not sent yet',
    read: async (bank) => [{ value: (await readUnsent(bank)).count }],
  },
  {
    name: 'bank_outbox_oldest_seconds',
    help: 'Age of the oldest message that is not sent yet; 0 without one',
    read: async (bank) => {
      const { oldest } = await readUnsent(bank);
      return [{ value: oldest ? (bank.now().getTime() - oldest.getTime()) / SECOND : 0 }];
    },
  },
  {
    name: 'bank_outbox_late_messages',
    help: 'Messages that customers have waited for longer than five minutes; also codes that have expired within the last hour',
    read: async (bank) => [{ value: await countLate(bank) }],
  },
  {
    name: 'bank_outbox_dead_letters',
    help: 'Messages to customers that could not be sent for days',
    read: async ({ db }) => [{ value: await countDeadLetters(db) }],
  },
];

async function readUnsent({ db, now }: Bank): Promise<{ count: number; oldest: Date | null }> {
  const { count, oldest } = await db
    .selectFrom('outbox')
    .select(({ fn }) => [fn.countAll<bigint>().as('count'), fn.min('created_at').as('oldest')])
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now())]))
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}
