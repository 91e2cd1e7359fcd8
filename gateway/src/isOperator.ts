import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
/** Only these names count: a page could get in by a name of its own that resolves to this machine (DNS rebinding). */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const PROXIED = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** Believes the bearer of `BANK_OPERATOR_TOKEN`, or, without a token, whoever asks on this machine and not through a proxy. */
export function isOperator(request: FastifyRequest, token: string | undefined): boolean {
  const { headers, socket } = request;
  if (token) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const isProxied = PROXIED.some((name) => name in headers);
  return !isProxied && LOOPBACK.test(socket.remoteAddress ?? '') && LOCAL_HOST.test(headers.host ?? '');
}

function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
