import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '../bank/Bank.ts';

/** `__Host-`: browsers accept these only from this host, over TLS and for all paths. */
export const cookieNames = {
  access: '__Host-bank_access',
  refresh: '__Host-bank_refresh',
  device: '__Host-bank_device',
  reset: '__Host-bank_reset',
} as const;

export type CookieName = keyof typeof cookieNames;

const options: CookieSerializeOptions = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' };

export function readCookie({ cookies }: FastifyRequest, name: CookieName): string | undefined {
  return cookies[cookieNames[name]];
}

export function setCookie(reply: FastifyReply, name: CookieName, value: string, life: number): void {
  reply.setCookie(cookieNames[name], value, { ...options, maxAge: Math.ceil(life / SECOND) });
}

export function deleteCookies(reply: FastifyReply, ...wanted: CookieName[]): void {
  for (const name of wanted) reply.clearCookie(cookieNames[name], options);
}
