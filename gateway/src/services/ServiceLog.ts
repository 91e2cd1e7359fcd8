import { Durations } from '../events/Durations.ts';
import type { Answer } from '../fair/fairAgent.ts';

export interface ServiceFacts {
  name: string;
  /** `failing` from an answer that did not come, or was the service's own error, to the next that is none. */
  state: 'unused' | 'ok' | 'failing';
  requests: number;
  failures: number;
  /** Milliseconds; omitted before the first answer. */
  p50?: number;
  p95?: number;
  lastFailure?: { at: string; reason: string };
}

/** How services have answered since the gateway started. */
export class ServiceLog {
  readonly #services: Map<string, { facts: ServiceFacts; durations: Durations }>;

  constructor(names: string[]) {
    this.#services = new Map(
      names.map((name) => [
        name,
        { facts: { name, state: 'unused', requests: 0, failures: 0 }, durations: new Durations() },
      ]),
    );
  }

  record(name: string, { ms, status = 0, error }: Answer): void {
    const { facts, durations } = this.#services.get(name) ?? {};
    if (!facts || !durations) return;
    durations.add(Math.round(ms));
    facts.requests += 1;
    const reason = error?.message ?? (status >= 500 ? `It answers with ${status}` : undefined);
    facts.state = reason ? 'failing' : 'ok';
    if (!reason) return;
    facts.failures += 1;
    facts.lastFailure = { at: new Date().toISOString(), reason };
  }

  facts(): ServiceFacts[] {
    return [...this.#services.values()].map(({ facts, durations }) => ({ ...facts, ...durations.facts() }));
  }

  /** @param needed by the remotes that are live @returns the problems of each */
  problems(needed: string[]): Record<string, string[]> {
    return Object.fromEntries(needed.map((name) => [name, this.#problemsOf(name)]));
  }

  #problemsOf(name: string): string[] {
    const { facts } = this.#services.get(name) ?? {};
    if (!facts) return [`The service ${name} has no upstream in the configuration; its pages show an error.`];
    if (facts.state !== 'failing') return [];
    return [`The service ${name} fails (${facts.lastFailure?.reason}); its pages show an error.`];
  }
}
