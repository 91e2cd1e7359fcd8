import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY, SECOND } from '../bank/Bank.ts';
import type { Tokens } from '../features/sessions/startSession.ts';

/** `__Host-`: browsers accept these only from this host, over TLS and for all paths. */
const names = {
  access: '__Host-bank_access',
  refresh: '__Host-bank_refresh',
  device: '__Host-bank_device',
  reset: '__Host-bank_reset',
} as const;

export type CookieName = keyof typeof names;

const options: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' };
const DEVICE_LIFE_MS = 365 * DAY;

export function readCookie({ cookies }: FastifyRequest, name: CookieName): string | undefined {
  return cookies[names[name]];
}

export function setCookie(reply: FastifyReply, name: CookieName, value: string, life: number): void {
  reply.setCookie(names[name], value, { ...options, maxAge: Math.ceil(life / SECOND) });
}

export function deleteCookies(reply: FastifyReply, ...wanted: CookieName[]): void {
  for (const name of wanted) reply.clearCookie(names[name], options);
}

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
