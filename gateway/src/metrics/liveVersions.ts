import { describeChannel } from '@bank/registry/describeChannel.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelsOf } from '@bank/registry/state.ts';

/** Lists what customers get of each package. */
export function liveVersions(registry: Registry) {
  return channelsOf(registry).flatMap(([remote, channel]) => {
    const { owner, version, canary } = describeChannel(registry, remote, channel);
    return [
      { remote, owner, version, channel: 'active' },
      ...(canary ? [{ remote, owner, version: canary.version, channel: 'canary' }] : []),
    ];
  });
}
