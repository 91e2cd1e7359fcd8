import type { FastifyReply } from 'fastify';
import type { Bank } from '../../../kernel/bank/Bank.ts';
import { hashOf } from '../../../kernel/bank/tokens.ts';

/** The gateway keeps it to itself, and chooses the customer's versions of pages by it. */
const CUSTOMER_HEADER = 'x-bank-customer';

/** Says who has just signed in. @param access of the session that has begun */
export async function tellGateway({ db }: Bank, reply: FastifyReply, access: string): Promise<void> {
  const { username, is_staff, groups } = await db
    .selectFrom('access_tokens')
    .innerJoin('sessions', 'sessions.id', 'access_tokens.session_id')
    .innerJoin('customers', 'customers.id', 'sessions.customer_id')
    .select(['username', 'is_staff', 'groups'])
    .where('access_tokens.hash', '=', hashOf(access))
    .executeTakeFirstOrThrow();
  const facts = new URLSearchParams({ username: username ?? '', ...(is_staff && { staff: 'yes' }) });
  for (const group of groups) facts.append('group', group);
  reply.header(CUSTOMER_HEADER, facts.toString());
}
