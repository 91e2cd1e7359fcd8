import { type Bank, MINUTE } from '../../../kernel/bank/Bank.ts';
import type { Api } from '../../../kernel/http/newApi.ts';
import { countDeadLetters } from '../../../kernel/outbox/deliver.ts';
import { countFaults } from '../../../ledger/proveBooks.ts';
import { endpoints } from '../contract/endpoints.ts';

export async function healthRoute(api: Api, { db, kind, idleLimit }: Bank): Promise<void> {
  api.route({
    ...endpoints.health,
    handler: async () => {
      const deadLetters = await countDeadLetters(db);
      const ledgerFaults = await countFaults(db);
      const status = deadLetters + ledgerFaults > 0 ? ('degraded' as const) : ('ok' as const);
      return { status, database: kind, deadLetters, ledgerFaults, idleMinutes: idleLimit / MINUTE };
    },
  });
}
