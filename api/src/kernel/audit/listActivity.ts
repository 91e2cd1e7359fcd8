import type { Bank } from '../bank/Bank.ts';

const PAGE = 50;

export async function listActivity({ db }: Bank, customerId: string, before?: number) {
  const rows = await db
    .selectFrom('audit_events')
    .select(['number', 'at', 'event', 'network', 'details'])
    .where('chain', '=', customerId)
    .$if(before !== undefined, (query) => query.where('number', '<', BigInt(before ?? 0)))
    .orderBy('number', 'desc')
    .limit(PAGE)
    .execute();
  return rows.map(({ number, at, event, network, details }) => ({
    number: Number(number),
    at: at.toISOString(),
    event,
    network,
    details: JSON.parse(details) as Record<string, string | number>,
  }));
}
