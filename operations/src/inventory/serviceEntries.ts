import { runnableReleases } from '@bank/gateway/runnableReleases.ts';
import type { Services } from '@bank/registry/config/services.ts';
import { servicesOf } from '@bank/registry/describeChannel.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { withOwner } from '@bank/registry/withOwner.ts';

export interface ServiceEntry {
  service: string;
  /** Its address; if missing, pages show an error in live mode. */
  upstream: string | undefined;
  /** Who uses it: `mfe-cards 1.0.0-0123456789 (Cards squad)`. */
  remotes: string[];
}

/** Who learns from the gateway which customer asks. */
export function serviceEntries(registry: Registry, services: Services): ServiceEntry[] {
  const releases = runnableReleases(registry).map(({ release }) => withOwner(release, registry));
  const names = new Set([...Object.keys(services), ...releases.flatMap(servicesOf)]);
  return [...names].sort().map((service) => ({
    service,
    upstream: services[service]?.upstream,
    remotes: releases
      .filter((release) => servicesOf(release).includes(service))
      .map(({ name, version, owner = '–' }) => `${name} ${version} (${owner})`),
  }));
}
