import type { RegisteredRemote } from '@bank/shared/contract';
import { create } from 'zustand';
import type { LoadEvent } from './events';
import { queueEvent } from './sendEvents';

export const SLOW_LOAD_MS = 2000;

type ReportedRemote = Pick<RegisteredRemote, 'name' | 'version' | 'owner' | 'isDevelopment'>;
export type Outcome = Pick<LoadEvent, 'phase'> & { name: 'loaded' | 'failed' | 'retried' | 'fallback' };

export const useLoadLog = create<{ events: LoadEvent[] }>(() => ({ events: [] }));

/** @param startedAt from `performance.now()` */
export function recordLoad({ name, phase }: Outcome, remote: ReportedRemote, startedAt: number): void {
  const ms = Math.round(performance.now() - startedAt);
  const { name: remoteName, version, owner } = remote;
  const event = {
    name: name === 'loaded' ? eventNameOf(remote, ms) : name,
    remote: remoteName,
    version,
    owner,
    phase,
    ms,
  };
  useLoadLog.setState(({ events }) => ({ events: [...events, event] }));
  queueEvent(event);
}

function eventNameOf({ isDevelopment }: ReportedRemote, ms: number): LoadEvent['name'] {
  if (isDevelopment) return 'override';
  return ms > SLOW_LOAD_MS ? 'slow' : 'ok';
}
