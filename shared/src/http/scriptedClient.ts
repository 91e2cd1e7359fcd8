import {
  AxiosError,
  type AxiosInstance,
  type AxiosResponse,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import { createClient } from './createClient';

export type Script = (call: InternalAxiosRequestConfig, position: number) => number | Promise<number>;

/** The bank's client, signed in, over a network that follows `script`. */
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
    return respond(config, await orAbort(config, script(config, calls.length)));
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

function orAbort(config: InternalAxiosRequestConfig, status: number | Promise<number>): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config)), config.timeout);
    config.signal?.addEventListener?.('abort', () => reject(new CanceledError()));
    Promise.resolve(status)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function respond(config: InternalAxiosRequestConfig, status: number): AxiosResponse {
  const response = { status, statusText: '', headers: {}, config, data: { url: config.url } };
  if (status < 400) return response;
  throw new AxiosError(`status ${status}`, AxiosError.ERR_BAD_REQUEST, config, null, response);
}
