import type { FastifyRequest } from 'fastify';

/** What the identity API answers instead of an assertion: nobody is signed in, or another site asks. */
export class NoAssertion extends Error {
  override name = 'NoAssertion';

  constructor(
    readonly status: number,
    /** A problem document. */
    readonly body: string,
  ) {
    super(`The identity API answers with ${status}`);
  }
}

/**
 * Asks who makes a request. What changes something is answered only to the bank's own pages.
 * @param audience the service that the answer is for
 * @returns a signed JWT
 * @throws {NoAssertion} when refused, and other errors when there is no answer
 */
export type Identity = (request: FastifyRequest, audience: string) => Promise<string>;
