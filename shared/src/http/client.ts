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
 * Sends a request to the bank's API with the session's cookies and returns the answer's body.
 * Rejects with an `AxiosError`; it neither navigates nor shows anything.
 */
export async function request<T>(config: AxiosRequestConfig): Promise<T> {
  client ??= loadClient().catch((error) => {
    client = undefined;
    throw error;
  });
  const { data } = await (await client).request<T>(config);
  return data;
}

/** axios arrives with the first call: no page needs it to paint. */
async function loadClient(): Promise<AxiosInstance> {
  if (!options) throw new Error('request() was called before startHttp().');
  const { createClient } = await import('./createClient');
  return createClient(options);
}
