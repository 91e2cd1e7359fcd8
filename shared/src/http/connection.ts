import { create } from 'zustand';

export interface Connection {
  /** `offline`: the device has no network. `unreachable`: the bank does not answer, or its gateway answers for it. */
  status: 'online' | 'offline' | 'unreachable';
}

/** Follows from the last request, and says nothing about the session: an unreachable bank signs nobody out. */
export const useConnection = create<Connection>(() => ({ status: 'online' }));

export function setConnection(status: Connection['status']): void {
  if (useConnection.getState().status !== status) useConnection.setState({ status });
}
