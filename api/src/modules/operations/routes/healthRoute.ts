import { type Bank, DAY, later, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { countDeadLetters, countLate } from '../../../kernel/outbox/deliver.ts';
import { countFaults, readProof } from '../../../ledger/proveBooks.ts';
import { endpoints } from '../contract/endpoints.ts';

/** A round over a large bank's books takes a day. */
const PROOF_LATE_MS = 2 * DAY;
/** A database that is away for a moment is no news. */
const FAILING_MS = 5 * MINUTE;

export async function healthRoute(api: Api, bank: Bank): Promise<void> {
  const { db, kind, idleLimit } = bank;
  api.route({
    ...endpoints.health,
    handler: async () => {
      const deadLetters = (await countDeadLetters(db)) + (await countDeadLetters(db, 'webhook_events'));
      const ledgerFaults = await countFaults(db);
      const { provenAt, since } = await readProof(db);
      const isProofLate = since < later(bank.now(), -PROOF_LATE_MS);
      const lateMessages = bank.sendsMail ? await countLate(bank) : 0;
      const failing = (bank.failingJobs?.list() ?? []).filter(([, ms]) => ms > FAILING_MS);
      const isDegraded = deadLetters + ledgerFaults + lateMessages + failing.length > 0 || isProofLate;
      return {
        status: isDegraded ? ('degraded' as const) : ('ok' as const),
        database: kind,
        deadLetters,
        lateMessages,
        ledgerFaults,
        failingJobs: failing.map(([name]) => name),
        idleMinutes: idleLimit / MINUTE,
        ...(provenAt && { booksProvenAt: provenAt.toISOString() }),
      };
    },
  });
}
