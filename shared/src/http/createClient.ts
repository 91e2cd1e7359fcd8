import axios, { type AxiosInstance } from 'axios';
import { useLanguage } from '../i18n';
import { retryAfterRefresh, type SessionCallbacks } from './retryAfterRefresh';
import { traceParent } from './trace';
import { trackConnection } from './trackConnection';

/** Includes the wait for a session refresh and the retry after it. */
export const REQUEST_TIMEOUT_MS = 30_000;

export interface HttpOptions extends SessionCallbacks {
  baseURL: string;
}

export function createClient({ baseURL, ...callbacks }: HttpOptions): AxiosInstance {
  // Another site cannot send this header without a preflight: the API refuses every change without it.
  const headers = { 'X-Bank-Request': '1' };
  const client = axios.create({ baseURL, timeout: REQUEST_TIMEOUT_MS, withCredentials: true, headers });
  client.interceptors.request.use((config) => {
    // The bank writes messages in it.
    config.headers.set('Accept-Language', useLanguage.getState().language);
    config.headers.set('traceparent', traceParent());
    return config;
  });
  trackConnection(client);
  retryAfterRefresh(client, callbacks);
  return client;
}
