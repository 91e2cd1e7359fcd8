import { create } from 'zustand';

export interface Connection {
  /** `offline`: this device has no network. `trouble`: the bank's server does not answer, or not as it should. */
  status: 'fine' | 'offline' | 'trouble';
}

/** How the last call to the bank went. Neither of the bad ones says anything about being signed in. */
export const useConnection = create<Connection>(() => ({ status: 'fine' }));

export function setConnection(status: Connection['status']): void {
  if (useConnection.getState().status !== status) useConnection.setState({ status });
}
