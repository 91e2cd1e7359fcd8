import axios, { type AxiosInstance } from 'axios';
import { retryAfterRefresh, type SessionLink } from './retryAfterRefresh';
import { watchOutcomes } from './watchOutcomes';

/** Deadline of a call in ms, including a wait for the session's refresh and the retry after it. */
export const REQUEST_TIMEOUT_MS = 30_000;

export interface HttpOptions extends SessionLink {
  /** Prefix of every path, for example `/api/v1`. */
  baseURL: string;
}

/** The shared axios instance: credentials, one deadline, the 401 rule. */
export function createClient({ baseURL, ...link }: HttpOptions): AxiosInstance {
  // The header is what another site cannot send: the API refuses every change without it.
  const headers = { 'X-Bank-Request': '1' };
  const client = axios.create({ baseURL, timeout: REQUEST_TIMEOUT_MS, withCredentials: true, headers });
  watchOutcomes(client);
  retryAfterRefresh(client, link);
  return client;
}
