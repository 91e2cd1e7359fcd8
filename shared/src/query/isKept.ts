import { useConnection } from '../http';

/** Without the bank, what is on screen stays: the connection's notice says since when. Otherwise a failure is shown. */
export function isKept({ data, isFetching }: { data: unknown; isFetching: boolean }): boolean {
  return data !== undefined && (isFetching || useConnection.getState().status !== 'online');
}
