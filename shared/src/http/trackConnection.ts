import { type AxiosInstance, isAxiosError, isCancel } from 'axios';
import { type Connection, setConnection } from './connection';

export function trackConnection(client: AxiosInstance): void {
  client.interceptors.response.use(
    (response) => {
      setConnection('online');
      return response;
    },
    (error: unknown) => {
      const status = connectionStatusOf(error, client.defaults.baseURL);
      if (status) setConnection(status);
      throw error;
    },
  );
}

/** Sent by a gateway when the server behind it is down. */
const GATEWAY_ERRORS = [502, 503, 504];

/** A cancelled request says nothing about the connection, and a squad's service that is down nothing about the bank. */
function connectionStatusOf(error: unknown, apiBase: string | undefined): Connection['status'] | undefined {
  if (isCancel(error) || !isAxiosError(error)) return undefined;
  if (error.response && error.config?.baseURL !== apiBase) return undefined;
  if (error.response) return GATEWAY_ERRORS.includes(error.response.status) ? 'unreachable' : 'online';
  return navigator.onLine ? 'unreachable' : 'offline';
}
