import { type AxiosInstance, isAxiosError, isCancel } from 'axios';
import { type Connection, setConnection } from './connection';

/** Learns the connection's state from what becomes of the client's calls. */
export function watchOutcomes(client: AxiosInstance): void {
  client.interceptors.response.use(
    (response) => {
      setConnection('fine');
      return response;
    },
    (error: unknown) => {
      const status = outcomeOf(error);
      if (status) setConnection(status);
      throw error;
    },
  );
}

/** What a gateway answers in place of a server that is down. Any other failure is that one call's. */
const DOWN = [502, 503, 504];

/** What a failure says of the connection; nothing when the call was called off, or never left. */
function outcomeOf(error: unknown): Connection['status'] | undefined {
  if (isCancel(error) || !isAxiosError(error)) return undefined;
  if (error.response) return DOWN.includes(error.response.status) ? 'trouble' : 'fine';
  return navigator.onLine ? 'trouble' : 'offline';
}
