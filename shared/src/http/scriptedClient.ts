import {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { createClient } from './createClient';

/** Decides what the network answers to a call: a status, or an error to throw. */
export type Script = (call: InternalAxiosRequestConfig, position: number) => number | Promise<number>;

/**
 * For tests: the bank's client over a network that follows `script`, with everything it sent in `calls`. Somebody is
 * signed in until `signOut`, or until the server has said otherwise, and again after `signIn`.
 */
export function scriptedClient(script: Script) {
  const calls: InternalAxiosRequestConfig[] = [];
  let session: AbortController | undefined = new AbortController();
  const signOut = () => {
    session?.abort();
    session = undefined;
  };
  const signIn = () => {
    session = new AbortController();
  };
  const onSessionEnd = jest.fn(signOut);
  const client: AxiosInstance = createClient({ baseURL: '/api/v1', session: () => session?.signal, onSessionEnd });
  client.defaults.adapter = async (config) => {
    calls.push(config);
    return answer(config, await settled(config, script(config, calls.length)));
  };
  return {
    client,
    calls,
    onSessionEnd,
    signIn,
    signOut,
    sent: (url: string) => calls.filter((call) => call.url === url).length,
  };
}

/** The script's status, or what a real adapter does at the call's own timeout or abort. */
function settled(config: InternalAxiosRequestConfig, status: number | Promise<number>): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config)), config.timeout);
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError()));
    Promise.resolve(status)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function answer(config: InternalAxiosRequestConfig, status: number): AxiosResponse {
  const response = { status, statusText: '', headers: {}, config, data: { url: config.url } };
  if (status < 400) return response;
  throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response);
}
