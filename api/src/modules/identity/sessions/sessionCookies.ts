import type { FastifyReply } from 'fastify';
import { DAY } from '../../../kernel/bank/Bank.ts';
import { setCookie } from '../../../kernel/http/cookies.ts';
import type { Tokens } from './startSession.ts';

const DEVICE_LIFE_MS = 365 * DAY;

export function setSession(reply: FastifyReply, tokens: Tokens, now: Date) {
  const { access, refresh, accessExpiresAt, expiresAt } = tokens;
  // The browser sends the expired token with the refresh, which shows whether another client has followed the session.
  setCookie(reply, 'access', access, expiresAt.getTime() - now.getTime());
  setCookie(reply, 'refresh', refresh, expiresAt.getTime() - now.getTime());
  return { accessExpiresAt: accessExpiresAt.toISOString(), expiresAt: expiresAt.toISOString() };
}

export function setDevice(reply: FastifyReply, device: string): void {
  setCookie(reply, 'device', device, DEVICE_LIFE_MS);
}
