import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { type SharedModule, sharedModules } from '../remotes/federation';
import type { VisitEvent } from '../telemetry/events';
import { type SlotFacts, slotFacts } from './slotFacts';

export type RemoteState = 'active' | 'canary' | 'disabled' | 'override' | 'fallback' | 'failed';

export interface RemoteFacts {
  name: string;
  version: string;
  owner: string;
  state: RemoteState;
  /** The last visit that showed this version took this long. */
  shownMs: number | undefined;
  visits: number;
  /** Visits that did not show this version. */
  failures: number;
}

export interface PageOrigin {
  path: string;
  title: string;
  /** A remote's name, or which page of the shell. */
  from: string;
}

export interface PageFacts {
  revision: number;
  shell: string;
  remotes: RemoteFacts[];
  shared: SharedModule[];
  pages: PageOrigin[];
  slots: SlotFacts[];
}

export function pageFacts(registry: PageRegistry, pages: PageOrigin[], visits: VisitEvent[]): PageFacts {
  return {
    revision: registry.revision,
    shell: registry.shell,
    remotes: registry.remotes.map((remote) => remoteFacts(remote, visits)),
    shared: sharedModules().toSorted((a, b) => a.name.localeCompare(b.name)),
    pages,
    slots: slotFacts(registry),
  };
}

function remoteFacts(remote: RegisteredRemote, visits: VisitEvent[]): RemoteFacts {
  const { name, version, owner } = remote;
  const own = visits.filter((visit) => visit.remote === name && visit.version === version);
  const shown = own.filter(({ outcome }) => outcome !== 'failed' && outcome !== 'fallback');
  const failures = own.length - shown.length;
  return {
    name,
    version,
    owner,
    visits: own.length,
    failures,
    state: stateOf(remote, own.at(-1)),
    shownMs: shown.at(-1)?.ms,
  };
}

function stateOf(remote: RegisteredRemote, last: VisitEvent | undefined): RemoteState {
  if (remote.disabled) return 'disabled';
  if (last?.outcome === 'failed' || last?.outcome === 'fallback') return last.outcome;
  if (remote.isDevelopment) return 'override';
  return remote.isCanary ? 'canary' : 'active';
}
