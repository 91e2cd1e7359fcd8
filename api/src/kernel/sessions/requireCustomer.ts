import type { FastifyRequest } from 'fastify';
import type { Bank } from '../bank/Bank.ts';
import { ProblemError } from '../bank/ProblemError.ts';
import { readCookie } from '../http/cookies.ts';
import { type Customer, findCustomer } from './findCustomer.ts';

export async function requireCustomer(bank: Bank, request: FastifyRequest): Promise<Customer> {
  const token = readCookie(request, 'access');
  const customer = token ? await findCustomer(bank, token, readCookie(request, 'device') ?? '') : undefined;
  if (!customer) throw new ProblemError('not-signed-in', 'Sign in to continue.');
  return customer;
}
