import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { type SharedModule, sharedModules } from '../remotes/federation';
import type { LoadEvent } from '../telemetry/events';
import { type SlotFacts, slotFacts } from './slotFacts';

export type RemoteState = 'active' | 'canary' | 'disabled' | 'override' | 'failed';

export interface RemoteFacts {
  name: string;
  version: string;
  owner: string;
  state: RemoteState;
  loadMs: number | undefined;
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

export function pageFacts(registry: PageRegistry, pages: PageOrigin[], events: LoadEvent[]): PageFacts {
  return {
    revision: registry.revision,
    shell: registry.shell,
    remotes: registry.remotes.map((remote) => remoteFacts(remote, events)),
    shared: sharedModules().toSorted((a, b) => a.name.localeCompare(b.name)),
    pages,
    slots: slotFacts(registry),
  };
}

function remoteFacts(remote: RegisteredRemote, events: LoadEvent[]): RemoteFacts {
  const { name, version, owner } = remote;
  const own = events.filter((event) => event.remote === name && event.version === version);
  const loaded = own.findLast((event) => ['ok', 'slow', 'override'].includes(event.name));
  const failures = own.filter((event) => event.name === 'failed').length;
  return { name, version, owner, state: stateOf(remote, own.at(-1)), loadMs: loaded?.ms, failures };
}

function stateOf(remote: RegisteredRemote, last: LoadEvent | undefined): RemoteState {
  if (remote.disabled) return 'disabled';
  if (last?.name === 'failed') return 'failed';
  if (remote.isDevelopment) return 'override';
  return remote.isCanary ? 'canary' : 'active';
}
