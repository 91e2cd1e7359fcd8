import { Durations } from './Durations.ts';
import type { LoadEvent } from './event.ts';

export interface LoadFacts {
  loads: number;
  failures: number;
  retries: number;
  fallbacks: number;
  overrides: number;
  /** In ms; omitted before the first load. */
  p50?: number;
  p95?: number;
}

/** In memory only: the permanent record belongs to `eventsUrl`. */
export class Telemetry {
  private readonly remotes = new Map<string, { facts: LoadFacts; durations: Durations }>();

  record({ name, remote, ms }: LoadEvent): void {
    if (remote in Object.prototype) return;
    const { facts, durations } = this.entry(remote);
    if (name === 'retried') facts.retries += 1;
    else if (name === 'fallback') facts.fallbacks += 1;
    else if (name === 'override') facts.overrides += 1;
    else facts.loads += 1;
    if (name === 'failed') facts.failures += 1;
    if (name !== 'ok' && name !== 'slow') return;
    durations.add(ms);
  }

  of(remote: string): LoadFacts {
    const { facts, durations } = this.remotes.get(remote) ?? emptyEntry();
    return { ...facts, ...durations.facts() };
  }

  private entry(remote: string) {
    const entry = this.remotes.get(remote) ?? emptyEntry();
    this.remotes.set(remote, entry);
    return entry;
  }
}

function emptyEntry() {
  return { facts: { loads: 0, failures: 0, retries: 0, fallbacks: 0, overrides: 0 }, durations: new Durations() };
}
