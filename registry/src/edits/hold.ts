import type { Release } from '../schema.ts';
import { channelOf, type Edit, heldVersions, withHeld } from '../state.ts';
import { addRelease } from './addRelease.ts';

export function hold(release: Release): Edit {
  return (state) => {
    const { name, version } = release;
    const { active, canary } = channelOf(state, name) ?? {};
    const held = heldVersions(state, name);
    const added = addRelease(release)(state);
    if ([active, canary?.version, ...held].includes(version)) return added;
    return withHeld(added, name, [...held, version]);
  };
}
