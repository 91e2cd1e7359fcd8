import { bankConfig } from '@bank/shared/config';
import type { PageRegistry } from '@bank/shared/contract';
import { traceParent } from '@bank/shared/http';
import { previewQuery } from '../preview/previewTab';
import { isRegistry } from './readRegistry';

const ANSWER_TIMEOUT_MS = 3000;

let etag: string | null = null;

/** The browser's cache may be older than the registry in the page. @returns `undefined` when nothing has changed */
export async function fetchRegistry(timeoutMs = ANSWER_TIMEOUT_MS): Promise<PageRegistry | undefined> {
  const url = `${bankConfig().basePath}registry.json${previewQuery()}`;
  const response = await fetch(url, {
    cache: 'no-store',
    headers: { traceparent: traceParent(), ...(etag && { 'if-none-match': etag }) },
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const registry: unknown = await response.json();
  if (!isRegistry(registry)) throw new Error(`${url} is no registry. Check the proxies between browser and gateway.`);
  etag = response.headers.get('etag');
  return registry;
}
