import type { FastifyReply, FastifyRequest } from 'fastify';
import { cohortCookie, cohortOfCustomer, withGroups } from './cohort.ts';

/** The API tells in it who has just signed in. */
const CUSTOMER_HEADER = 'x-bank-customer';

/** Gives the browser of a customer who has signed in the versions of that customer. The name goes no further. */
export async function followCustomer(
  { protocol }: FastifyRequest,
  reply: FastifyReply,
  { deployment, basePath }: { deployment: string; basePath: string },
): Promise<void> {
  const told = reply.getHeader(CUSTOMER_HEADER);
  if (told === undefined) return;
  reply.removeHeader(CUSTOMER_HEADER);
  const facts = new URLSearchParams(String(told));
  const person = await cohortOfCustomer(deployment, facts.get('username') ?? '');
  const groups = [...(facts.has('staff') ? ['staff'] : []), ...facts.getAll('group')];
  reply.header('set-cookie', cohortCookie(withGroups(person, groups), basePath, protocol === 'https'));
}
