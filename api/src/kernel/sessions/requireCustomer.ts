import type { FastifyRequest } from 'fastify';
import { type Bank, SECOND } from '../bank/Bank.ts';
import { ProblemError } from '../bank/ProblemError.ts';
import { readCookie } from '../http/cookies.ts';
import { Lanes } from '../throttles/Lanes.ts';
import { type Customer, findCustomer } from './findCustomer.ts';
import { noteWrite } from './readFromReplica.ts';

/** The database has ten connections for all customers. */
export const AT_ONCE = 2;
const WAITING = { waiting: 300, maxWaitMs: 5 * SECOND };
const customers = new Lanes({ running: AT_ONCE, ...WAITING });
/** The requests of a token take turns until it is known whose they are. */
const tokens = new Lanes({ running: 1, ...WAITING });

/** A page that asks by itself is no use of the session: it ends as if nobody had asked. */
interface Asking {
  isUse: boolean;
}

/** Waits while other requests of the same customer are answered, whatever their session. */
export async function requireCustomer(
  bank: Bank,
  request: FastifyRequest,
  asking: Asking = { isUse: true },
): Promise<Customer> {
  const token = readCookie(request, 'access');
  const customer = token ? await lookUp(bank, request, token, asking) : undefined;
  if (!customer) throw new ProblemError('not-signed-in', 'Sign in to continue.');
  request.leaveLane ??= await customers.enter(customer.id, request.signal);
  if (bank.replica && request.method !== 'GET') await noteWrite(bank, customer.sessionId);
  return customer;
}

async function lookUp(
  bank: Bank,
  request: FastifyRequest,
  token: string,
  { isUse }: Asking,
): Promise<Customer | undefined> {
  const leave = await tokens.enter(token, request.signal);
  try {
    return await findCustomer(bank, token, readCookie(request, 'device') ?? '', isUse);
  } finally {
    leave();
  }
}
