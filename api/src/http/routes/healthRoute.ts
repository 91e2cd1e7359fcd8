import { sql } from 'kysely';
import type { Bank } from '../../bank/Bank.ts';
import { endpoints } from '../../contract/endpoints.ts';
import type { Api } from '../createApi.ts';

export async function healthRoute(api: Api, { db, kind }: Bank): Promise<void> {
  api.route({
    ...endpoints.health,
    handler: async () => {
      await sql`select 1`.execute(db);
      return { status: 'ok' as const, database: kind };
    },
  });
}
