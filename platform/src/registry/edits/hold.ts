import type { Release } from '../schema.ts';
import type { Edit } from '../state.ts';

/** Enters a release without giving it to anybody. */
export function hold(release: Release): Edit {
  return (state) => {
    const { name, version } = release;
    return { ...state, releases: { ...state.releases, [name]: { ...state.releases[name], [version]: release } } };
  };
}
