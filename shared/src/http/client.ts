import type { AxiosInstance, AxiosRequestConfig } from 'axios';
import type { HttpOptions } from './createClient';

let options: HttpOptions | undefined;
let client: Promise<AxiosInstance> | undefined;

/** Sets up the bank's one HTTP client. The shell calls it before any page renders. */
export function startHttp(httpOptions: HttpOptions): void {
  options = httpOptions;
  client = undefined;
}

/**
 * Resolves to the response's body. Has a deadline of 30 s, refreshes an expired session once, and neither navigates
 * nor shows anything.
 * @throws `AxiosError`; read it with `failureOf`
 */
export async function request<T>(config: AxiosRequestConfig): Promise<T> {
  const { data } = await (await startedClient()).request<T>(config);
  return data;
}

/** Loads the client's code before the first request. */
export function prepareClient(): void {
  startedClient().catch(() => {});
}

function startedClient(): Promise<AxiosInstance> {
  client ??= loadClient().catch((error) => {
    client = undefined;
    throw error;
  });
  return client;
}

/** No page needs axios for its first paint. */
async function loadClient(): Promise<AxiosInstance> {
  if (!options) throw new Error('request() was called before startHttp().');
  const { createClient } = await import('./createClient');
  return createClient(options);
}
