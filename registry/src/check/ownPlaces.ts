import { mountMatcher } from '@bank/shared/mounts';
import type { RemoteRelease } from '../schema.ts';
import { commonPath } from './mounts.ts';

/** Keeps what a release says of pages that it mounts: entries and headings of others' pages are not its to name. */
export function ownPlaces({ mounts, navigation = [] }: Pick<RemoteRelease, 'mounts' | 'navigation'>) {
  const mountAt = mountMatcher(mounts);
  const isOwn = ({ to }: { to: string }) => mountAt(to) !== undefined;
  return {
    navigation: navigation.filter(isOwn).map((entry) => {
      return entry.children ? { ...entry, children: entry.children.filter(isOwn) } : entry;
    }),
    mounts: mounts.map((mount) => {
      const headings = mount.headings?.filter(({ path }) => commonPath(path, mount.path) !== undefined);
      return headings ? { ...mount, headings } : mount;
    }),
  };
}
