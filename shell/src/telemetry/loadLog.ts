import type { RegisteredRemote } from '@bank/shared/contract';
import { create } from 'zustand';
import type { LoadEvent } from './events';
import { queueEvent } from './sendEvents';

/** A load that takes longer is slow, in ms. */
export const SLOW = 2000;

type Reported = Pick<RegisteredRemote, 'name' | 'version' | 'owner' | 'isDevelopment'>;
export type Outcome = Pick<LoadEvent, 'phase'> & { name: 'loaded' | 'failed' | 'retried' | 'fallback' };

/** Every load of this page, oldest first. */
export const useLoadLog = create<{ events: LoadEvent[] }>(() => ({ events: [] }));

/** Notes a load for the platform's page, and reports it. @param startedAt by `performance.now()` */
export function recordLoad({ name, phase }: Outcome, remote: Reported, startedAt: number): void {
  const ms = Math.round(performance.now() - startedAt);
  const { name: remoteName, version, owner } = remote;
  const event = { name: name === 'loaded' ? nameOf(remote, ms) : name, remote: remoteName, version, owner, phase, ms };
  useLoadLog.setState(({ events }) => ({ events: [...events, event] }));
  queueEvent(event);
}

function nameOf({ isDevelopment }: Reported, ms: number): LoadEvent['name'] {
  if (isDevelopment) return 'override';
  return ms > SLOW ? 'slow' : 'ok';
}
