import type { Release } from '../schema.ts';
import { type Edit, releaseOf } from '../state.ts';

/** Enters a release. A version that is known stays as it was entered. */
export function enter(release: Release): Edit {
  return (state) => {
    const { name, version } = release;
    if (releaseOf(state, name, version)) return state;
    return { ...state, releases: { ...state.releases, [name]: { ...state.releases[name], [version]: release } } };
  };
}
