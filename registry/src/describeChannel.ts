import { commitText } from './commitText.ts';
import { describeFlags, type FlagFacts } from './flags/describeFlags.ts';
import type { Canary, Channel, Registry, Release, Verdict } from './schema.ts';
import { entryOf, heldVersions } from './state.ts';
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
  flags?: FlagFacts[];
  /** What it bundles; unknown of older releases. */
  components?: number;
  commit?: string;
  releasedAt: string;
  /** The judge has done this to it last, until its next document. */
  verdict?: Verdict;
}

export function describeChannel(
  registry: Pick<Registry, 'releases' | 'held' | 'owners' | 'verdicts'>,
  name: string,
  channel: Channel,
): ChannelFacts {
  const held = heldVersions(registry, name);
  const { active, previous, left, canary, pinned, disabled } = channel;
  const found = registry.releases[name]?.[active];
  const release = found && withOwner(found, registry);
  const services = servicesOf(release);
  const flags = describeFlags(found, channel);
  const verdict = entryOf(registry.verdicts ?? {}, name);
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
    ...(flags.length > 0 && { flags }),
    ...(release?.sbom && { components: release.sbom.components }),
    ...(release?.commit && { commit: commitText(release.commit) }),
    releasedAt: release?.releasedAt ?? '',
    ...(verdict && !pinned && { verdict }),
  };
}

/** Names of the servers that its pages need. */
export function servicesOf(release: Release | undefined): string[] {
  return release?.kind === 'remote' ? (release.services ?? []).map((service) => service.name) : [];
}
