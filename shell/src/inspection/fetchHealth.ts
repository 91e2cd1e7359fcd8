import { bankConfig } from '@bank/shared/config';

const ANSWER_TIMEOUT_MS = 3000;

/** Untyped, because a newer gateway may report more than this shell knows. */
export type Health = Record<string, unknown>;

/** @throws when the gateway does not answer in time, or not with a JSON object */
export async function fetchHealth(signal: AbortSignal): Promise<Health> {
  const url = `${bankConfig().basePath}health`;
  const response = await fetch(url, {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  // A 503 is read too: an unhealthy gateway explains itself in the body.
  const facts: unknown = await response.json();
  if (typeof facts !== 'object' || facts === null) throw new Error(`${url} answered ${response.status}.`);
  return { ...facts };
}
