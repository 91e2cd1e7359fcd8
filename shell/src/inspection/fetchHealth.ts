import { bankConfig } from '@bank/shared/config';

/** How long the gateway may take to answer, in ms. */
const ANSWER_TIMEOUT_MS = 3000;

/** What the gateway says of itself; the page shows it as it comes. */
export type Health = Record<string, unknown>;

/** @throws when the gateway does not answer in time, or with something else */
export async function fetchHealth(signal: AbortSignal): Promise<Health> {
  const url = `${bankConfig().basePath}health`;
  const response = await fetch(url, {
    cache: 'no-store',
    signal: AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  // An unhealthy gateway answers 503 with its facts: those are what one wants to see.
  const facts: unknown = await response.json();
  if (typeof facts !== 'object' || facts === null) throw new Error(`${url} answered ${response.status}.`);
  return { ...facts };
}
