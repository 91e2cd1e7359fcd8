import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Bank, DAY } from '../../../kernel/bank/Bank.ts';
import { readCookie, setCookie } from '../../../kernel/http/cookies.ts';
import { endSession } from '../../../kernel/sessions/endSession.ts';
import type { SignedIn } from './startOnDevice.ts';
import type { Tokens } from './startSession.ts';
import { tellGateway } from './tellGateway.ts';

const DEVICE_LIFE_MS = 365 * DAY;

/** Call it after a right sign-in only: a failed attempt of somebody else must not sign the customer out. */
export async function openSession(
  bank: Bank,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { device, ...tokens }: SignedIn,
) {
  await endSession(bank, { access: readCookie(request, 'access'), refresh: readCookie(request, 'refresh') });
  setCookie(reply, 'device', device, DEVICE_LIFE_MS);
  await tellGateway(bank, reply, tokens.access);
  return setSession(reply, tokens, bank.now());
}

export function setSession(reply: FastifyReply, tokens: Tokens, now: Date) {
  const { access, refresh, accessExpiresAt, expiresAt } = tokens;
  // The browser sends the expired token with the refresh, which shows whether another client has followed the session.
  setCookie(reply, 'access', access, expiresAt.getTime() - now.getTime());
  setCookie(reply, 'refresh', refresh, expiresAt.getTime() - now.getTime());
  return { accessExpiresAt: accessExpiresAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
