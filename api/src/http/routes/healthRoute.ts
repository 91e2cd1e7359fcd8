import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { countDeadLetters } from '../../features/outbox/deliver.ts';
import { countFaults } from '../../ledger/proveBooks.ts';
import type { Api } from '../createApi.ts';

export async function healthRoute(api: Api, { db, kind }: Bank): Promise<void> {
  api.route({
    ...endpoints.health,
    handler: async () => {
      const deadLetters = await countDeadLetters(db);
      const ledgerFaults = await countFaults(db);
      const status = deadLetters + ledgerFaults > 0 ? ('degraded' as const) : ('ok' as const);
      return { status, database: kind, deadLetters, ledgerFaults };
    },
  });
}
