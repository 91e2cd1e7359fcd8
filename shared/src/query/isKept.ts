import { useConnection } from '../http';

/** Tells whether data stays on screen. It does while the bank is out of reach: the connection's notice says since when. */
export function isKept({ data, isFetching }: { data: unknown; isFetching: boolean }): boolean {
  return data !== undefined && (isFetching || useConnection.getState().status !== 'online');
}
