import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import { countDeadLetters } from '../../features/outbox/deliver.ts';
import type { Api } from '../createApi.ts';

export async function healthRoute(api: Api, { db, kind }: Bank): Promise<void> {
  api.route({
    ...endpoints.health,
    handler: async () => {
      const deadLetters = await countDeadLetters(db);
      return { status: deadLetters > 0 ? ('degraded' as const) : ('ok' as const), database: kind, deadLetters };
    },
  });
}
