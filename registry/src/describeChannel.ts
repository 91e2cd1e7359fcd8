import { commitText } from './commitText.ts';
import type { Canary, Channel, Registry, Release } from './schema.ts';
import { heldVersions } from './state.ts';
import { withOwner } from './withOwner.ts';

export interface ChannelFacts {
  name: string;
  owner: string;
  state: 'live' | 'pinned' | 'disabled';
  version: string;
  canary?: Canary;
  previous: string[];
  left?: string[];
  held?: string[];
  message?: string;
  services?: string[];
  /** What it bundles; unknown of older releases. */
  components?: number;
  commit?: string;
  releasedAt: string;
}

export function describeChannel(
  registry: Pick<Registry, 'releases' | 'held' | 'owners'>,
  name: string,
  channel: Channel,
): ChannelFacts {
  const held = heldVersions(registry, name);
  const { active, previous, left, canary, pinned, disabled } = channel;
  const found = registry.releases[name]?.[active];
  const release = found && withOwner(found, registry);
  const services = servicesOf(release);
  return {
    name,
    owner: release?.owner ?? '–',
    state: disabled ? 'disabled' : pinned ? 'pinned' : 'live',
    version: active,
    ...(canary && { canary }),
    previous,
    ...(left && { left }),
    ...(held.length > 0 && { held }),
    ...(disabled && { message: disabled.message }),
    ...(services.length > 0 && { services }),
    ...(release?.sbom && { components: release.sbom.components }),
    ...(release?.commit && { commit: commitText(release.commit) }),
    releasedAt: release?.releasedAt ?? '',
  };
}

/** Names of the servers that its pages need. */
export function servicesOf(release: Release | undefined): string[] {
  return release?.kind === 'remote' ? (release.services ?? []).map((service) => service.name) : [];
}
