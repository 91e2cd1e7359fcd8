import type { Release } from '../schema.ts';
import { channelOf, type Edit, heldVersions, withHeld } from '../state.ts';
import { enter } from './enter.ts';

/** Enters a release that waits to be given to somebody, and is kept meanwhile. */
export function hold(release: Release): Edit {
  return (state) => {
    const { name, version } = release;
    const { active, canary } = channelOf(state, name) ?? {};
    const held = heldVersions(state, name);
    const entered = enter(release)(state);
    if ([active, canary?.version, ...held].includes(version)) return entered;
    return withHeld(entered, name, [...held, version]);
  };
}
