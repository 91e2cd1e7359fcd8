import { mountMatcher } from '@bank/shared/mounts';
import type { RemoteRelease } from '../schema.ts';
import { commonPath } from './mounts.ts';

type Places = Pick<RemoteRelease, 'mounts' | 'navigation'>;

/** Keeps what it has found: a gateway asks for each combination of canaries. */
const found = new WeakMap<Places, ReturnType<typeof findOwn>>();

/** Keeps what a release says of pages that it mounts: entries and headings of others' pages are not its to name. */
export function ownPlaces(release: Places) {
  const own = found.get(release) ?? findOwn(release);
  found.set(release, own);
  return own;
}

function findOwn({ mounts, navigation = [] }: Places) {
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
