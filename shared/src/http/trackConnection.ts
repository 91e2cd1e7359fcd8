import { type AxiosInstance, type AxiosRequestConfig, isAxiosError, isCancel } from 'axios';
import { type Connection, setConnection } from './connection';

export function trackConnection(client: AxiosInstance): void {
  /** Whether a squad's service answers, hangs or breaks off says nothing about the bank. */
  const isOfService = (config?: AxiosRequestConfig) => config && config.baseURL !== client.defaults.baseURL;
  client.interceptors.response.use(
    (response) => {
      if (!isOfService(response.config)) setConnection('online');
      return response;
    },
    (error: unknown) => {
      // Nor does a cancelled request.
      if (!isAxiosError(error) || isCancel(error) || isOfService(error.config)) throw error;
      setConnection(connectionAfter(error.response?.status));
      throw error;
    },
  );
}

/** Sent by a gateway when the server behind it is down. */
const GATEWAY_ERRORS = [502, 503, 504];

function connectionAfter(status: number | undefined): Connection['status'] {
  if (status === undefined) return navigator.onLine ? 'unreachable' : 'offline';
  return GATEWAY_ERRORS.includes(status) ? 'unreachable' : 'online';
}
