import type { FastifyRequest } from 'fastify';
import type { Bank } from '../../../kernel/bank/Bank.ts';

/** Whom a passkey is for: browsers use it on pages of this origin alone. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** Where `BANK_ORIGIN` is not set, as in development, the address that the page was asked for at. */
export function relyingPartyOf({ origin }: Bank, { protocol, host }: FastifyRequest): RelyingParty {
  const url = new URL(origin ?? `${protocol}://${host}`);
  return { id: url.hostname, origin: url.origin };
}
