import type { RegisteredRemote } from '@bank/shared/contract';
import { create } from 'zustand';
import { flagFacts } from '../parts/flagFacts';
import { nameOf, type Part } from '../parts/parts';
import type { LoadPhase, VisitEvent } from './events';
import { queueEvent } from './sendEvents';

export const SLOW_VISIT_MS = 2000;
const MAX_KEPT = 200;

/** Versions that this document has visited. */
const visited = new Set<string>();

/** The latest ones, for the platform page. */
export const useVisits = create<{ visits: VisitEvent[] }>(() => ({ visits: [] }));

export interface Visit {
  retries: number;
  /** Counts how often the part has thrown. */
  thrown: number;
  isOver: boolean;
  /** Only the first end counts: what fails later is an error, and no other visit. */
  end: (outcome: 'shown' | 'fallback' | 'failed', phase: LoadPhase, at?: number) => void;
}

type Visited = Pick<RegisteredRemote, 'name' | 'version' | 'flags' | 'isDevelopment'>;

let ofShell: Visit | undefined;

/** Each document is one visit of the shell, which may fail as a whole. */
export function shellVisit(version: string): Visit {
  ofShell ??= visitOf({ name: 'shell', version }, 'document', 0);
  return ofShell;
}

export function startVisit(remote: RegisteredRemote, part: Part): Visit {
  return visitOf(remote, nameOf(part), performance.now());
}

function visitOf(remote: Visited, part: string, startedAt: number): Visit {
  const visit: Visit = {
    retries: 0,
    thrown: 0,
    isOver: false,
    end: (outcome, phase, at = performance.now()) => {
      if (visit.isOver) return;
      visit.isOver = true;
      const ms = Math.round(at - startedAt);
      const before = visited.size;
      record({
        type: 'visit',
        remote: remote.name,
        version: remote.version,
        part,
        outcome: outcome === 'shown' ? outcomeOf(remote, ms) : outcome,
        phase,
        ms,
        retries: visit.retries,
        isFirst: visited.add(remote.name + remote.version).size > before,
        ...flagFacts(remote),
      });
    },
  };
  return visit;
}

function outcomeOf({ isDevelopment }: Visited, ms: number): VisitEvent['outcome'] {
  if (isDevelopment) return 'override';
  return ms > SLOW_VISIT_MS ? 'slow' : 'ok';
}

function record(visit: VisitEvent): void {
  useVisits.setState(({ visits }) => ({ visits: [...visits.slice(1 - MAX_KEPT), visit] }));
  queueEvent(visit);
}
