import { postWebhook } from '@bank/observability/postWebhook.ts';
import { sql } from 'kysely';
import { MINUTE, SECOND } from '../bank/Bank.ts';
import { deliver } from '../outbox/deliver.ts';
import type { Sent } from '../outbox/Message.ts';
import type { Job } from '../scheduler/Job.ts';
import { type Receiver, webhooksInUse } from './webhooksInUse.ts';

const LONGEST_REST_MS = MINUTE;

/** Each receiver has a job of its own, so that none waits for another. */
export function webhookJobs(): Job[] {
  return webhooksInUse().map(jobOf);
}

/** A receiver that takes nothing is left alone, for longer each time: what waits behind is read again with each claim. */
function jobOf(receiver: Receiver): Job {
  let restMs = 0;
  let restsUntil = 0;
  const events = { table: 'webhook_events', isReady: isReadyFor(receiver.name) } as const;
  const run: Job['run'] = async (bank, job) => {
    if (bank.now().getTime() < restsUntil) return;
    let failed = 0;
    const send = (event: Sent) =>
      postWebhook(receiver, event).catch((error: unknown) => {
        failed += 1;
        throw error;
      });
    const sent = await deliver(bank, { send }, job, events);
    if (sent > 0) restMs = 0;
    else if (failed > 0) restMs = Math.min(2 * restMs || SECOND, LONGEST_REST_MS);
    restsUntil = bank.now().getTime() + restMs;
  };
  return { name: `tell ${receiver.name}`, pauseMs: SECOND, run };
}

/** Whatever came before of the same customer is with the receiver, or was given up. */
function isReadyFor(name: string) {
  return sql<boolean>`recipient = ${name} and not exists (
    select from webhook_events as earlier
    where earlier.recipient = ${name} and earlier.chain = webhook_events.chain
      and earlier.position < webhook_events.position and earlier.sent_at is null and earlier.failed_at is null
  )`;
}
