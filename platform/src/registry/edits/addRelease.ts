import type { Release } from '../schema.ts';
import { type Edit, releaseOf } from '../state.ts';

export function addRelease(release: Release): Edit {
  return (state) => {
    const { name, version } = release;
    if (releaseOf(state, name, version)) return state;
    return { ...state, releases: { ...state.releases, [name]: { ...state.releases[name], [version]: release } } };
  };
}
