import type { OperatorsContent, PackageContent } from '../bank/drafts.ts';
import type { Channel } from '../schema.ts';
import { channelOf, channelsOf, heldVersions } from '../state.ts';
import type { OldRegistry } from './schemas.ts';

export interface OldContent extends PackageContent {
  deployment: string;
}

/** What the documents of the packages will say, in the order of their names. */
export function packageContents(registry: OldRegistry): OldContent[] {
  const { deployment, releases, approvals, heldTogether = [] } = registry;
  const sets = namedSets(registry);
  const apps = new Set([...channelsOf(registry).map(([app]) => app), ...Object.keys(releases)]);
  return [...apps].sort().map((app) => {
    const channel = channelOf(registry, app);
    return {
      deployment,
      package: app,
      channel: channel ? ownChannel(channel, sets) : null,
      held: heldVersions(registry, app),
      heldTogether: heldTogether.filter((set) => set.some((one) => one.app === app)),
      releases: releases[app] ?? {},
      signatures: approvals.releases[app] ?? {},
    };
  });
}

/** What the document of the operators will say. */
export function operatorsContent(registry: OldRegistry): OperatorsContent {
  const channels = channelsOf(registry);
  const disabled = channels.flatMap(([app, one]) => (one.disabled && app !== 'shell' ? [[app, one.disabled]] : []));
  const pinned = channels.flatMap(([app, one]) => (one.pinned ? [[app, one.active]] : []));
  return { disabled: Object.fromEntries(disabled), pinned: Object.fromEntries(pinned) };
}

function ownChannel({ disabled: _, pinned: __, ...channel }: Channel, names: Map<string, string>): Channel {
  if (!channel.sets) return channel;
  const sets = Object.entries(channel.sets).map(([version, id]) => [version, names.get(id) ?? id]);
  return { ...channel, sets: Object.fromEntries(sets) };
}

/** A set was known by a hash; now it says who belongs to it. */
function namedSets(registry: OldRegistry): Map<string, string> {
  const members = new Map<string, string[]>();
  for (const [app, { sets = {} }] of channelsOf(registry))
    for (const [version, id] of Object.entries(sets))
      members.set(id, [...(members.get(id) ?? []), `${app}@${version}`]);
  return new Map([...members].map(([id, names]) => [id, names.sort().join()]));
}
