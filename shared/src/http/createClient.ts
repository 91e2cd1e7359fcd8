import axios, { type AxiosInstance } from 'axios';
import { retryAfterRefresh } from './retryAfterRefresh';

/** Deadline of a call in ms, including a wait for the session's refresh and the retry after it. */
export const REQUEST_TIMEOUT = 30_000;

export interface HttpOptions {
  /** Prefix of every path, for example `/api/v1`. */
  baseURL: string;
  /** Called when the server has said for certain that the session is over. */
  onSessionEnd: () => void;
}

/** The shared axios instance: credentials, one deadline, the 401 rule. */
export function createClient({ baseURL, onSessionEnd }: HttpOptions): AxiosInstance {
  const client = axios.create({ baseURL, timeout: REQUEST_TIMEOUT, withCredentials: true });
  retryAfterRefresh(client, onSessionEnd);
  return client;
}
