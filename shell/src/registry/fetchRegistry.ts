import { bankConfig } from '@bank/shared/config';
import type { PageRegistry } from '@bank/shared/contract';
import { isRegistry } from './readRegistry';

/** How long the gateway may take to answer, in ms. */
const ANSWER_TIMEOUT_MS = 3000;

/** ETag of the last answer. */
let tag: string | null = null;

/**
 * The registry of this moment; `undefined` when it is the one that was answered last.
 * The browser's cache stays out of it: what it keeps may be older than the registry that the page came with.
 *
 * @param budget how long the gateway may take, in ms
 * @throws when it does not answer in time, or with something else
 */
export async function fetchRegistry(budget = ANSWER_TIMEOUT_MS): Promise<PageRegistry | undefined> {
  const url = `${bankConfig().basePath}registry.json`;
  const response = await fetch(url, {
    cache: 'no-store',
    headers: tag ? { 'if-none-match': tag } : {},
    signal: AbortSignal.timeout(budget),
  });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const registry: unknown = await response.json();
  if (!isRegistry(registry)) throw new Error(`${url} is no registry. Check what stands between page and gateway.`);
  tag = response.headers.get('etag');
  return registry;
}
