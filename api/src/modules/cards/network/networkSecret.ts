import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../../../kernel/bank/ProblemError.ts';
import { SetupError } from '../../../kernel/SetupError.ts';
import { notTheNetwork } from '../contract/problems.ts';
import { networkInUse } from './networkInUse.ts';

const MIN_LENGTH = 32;
const NAME = 'BANK_CARD_NETWORK_SECRET';

/** Reads the card network's secret. Without one, which production refuses, anybody is believed. */
export function networkSecret(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const secret = env[NAME];
  if (secret !== undefined && secret.length < MIN_LENGTH) {
    throw new SetupError(`${NAME} is too short. Set it to ${MIN_LENGTH} random characters or more.`);
  }
  if (!secret && env.NODE_ENV === 'production' && networkInUse(env)) {
    throw new SetupError(
      `${NAME} is missing: whoever reaches the API could pay with anybody’s card. Set it to ${MIN_LENGTH} random characters or more, here and at the network.`,
    );
  }
  return secret;
}

/** @throws {ProblemError} for a request that does not have the secret; takes as long for any other */
export function requireNetwork(secret: string, { headers }: FastifyRequest): void {
  const [given, wanted] = [headers.authorization ?? '', `Bearer ${secret}`].map((text) =>
    createHash('sha256').update(text).digest(),
  ) as [Buffer, Buffer];
  if (timingSafeEqual(given, wanted)) return;
  throw new ProblemError(notTheNetwork, 'Send the card network’s secret as a bearer token.');
}
