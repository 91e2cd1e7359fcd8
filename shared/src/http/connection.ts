import { create } from 'zustand';

export interface Connection {
  /** `offline`: the device has no network. `unreachable`: the bank does not answer, or its gateway answers for it. */
  status: 'online' | 'offline' | 'unreachable';
  /** When it was lost, in ms since the epoch; missing while it is there. */
  lostAt?: number | undefined;
}

/** Follows from the last request, and says nothing about the session: an unreachable bank signs nobody out. */
export const useConnection = create<Connection>(() => ({ status: 'online' }));

export function setConnection(status: Connection['status']): void {
  const { status: former, lostAt = Date.now() } = useConnection.getState();
  if (status !== former) useConnection.setState({ status, lostAt: status === 'online' ? undefined : lostAt });
}
