import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Identity } from './Identity.ts';
import { isReading } from './isReading.ts';

/** Half of an assertion's life. Another gateway than the one that ended a session notices after this. */
const CACHE_MS = 30_000;
const MAX_SESSIONS = 10_000;
const SESSION = /__Host-bank_(?:access|device)=[^;]+/g;

/** Spares the API most questions. What changes something is always asked anew: a sign-out stops it at once. */
export class CachedIdentity {
  readonly #ask: Identity;
  /** Answers by session, then by audience. */
  readonly #known = new LRUCache<string, Map<string, Promise<string>>>({ max: MAX_SESSIONS, ttl: CACHE_MS });

  constructor(ask: Identity) {
    this.#ask = ask;
  }

  readonly ask: Identity = (request, audience) => {
    const session = sessionOf(request);
    if (!isReading(request.method) || !session) return this.#ask(request, audience);
    const known = this.#known.get(session) ?? new Map<string, Promise<string>>();
    const found = known.get(audience);
    if (found) return found;
    const asked = this.#ask(request, audience);
    known.set(audience, asked);
    if (!this.#known.has(session)) this.#known.set(session, known);
    asked.catch(() => known.delete(audience));
    return asked;
  };

  /** Once the session may have ended. */
  forget(request: FastifyRequest): void {
    this.#known.delete(sessionOf(request) ?? '');
  }
}

/** A hash, so that no cookie stays in memory. */
function sessionOf({ headers: { cookie = '' } }: FastifyRequest): string | undefined {
  const tokens = cookie.match(SESSION);
  return tokens ? createHash('sha256').update(tokens.sort().join()).digest('base64') : undefined;
}
