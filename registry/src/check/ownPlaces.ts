import { mountMatcher } from '@bank/shared/mounts';
import type { RemoteRelease } from '../schema.ts';
import { commonPath } from './mounts.ts';
import { navigationTargets } from './navigationTargets.ts';

type Places = Pick<RemoteRelease, 'mounts' | 'navigation'>;
type Entries = NonNullable<Places['navigation']>;

/** Keeps what it has found: a gateway asks for each combination of canaries. */
const found = new WeakMap<Places, ReturnType<typeof findOwn>>();

/** Keeps what a release says of pages that it mounts: entries and headings of others' pages are not its to name. */
export function ownPlaces(release: Places) {
  const own = found.get(release) ?? findOwn(release);
  found.set(release, own);
  return own;
}

/** Keeps the entries of which that holds, and of their children likewise. */
export function entriesWhere(entries: Entries, isKept: (entry: { to: string }) => boolean): Entries {
  return entries.filter(isKept).map((entry) => {
    return entry.children ? { ...entry, children: entry.children.filter(isKept) } : entry;
  });
}

function findOwn({ mounts, navigation = [] }: Places) {
  const mountAt = mountMatcher(mounts);
  const pages = new Map(navigationTargets({ navigation }).map((to) => [to, mountAt(to)]));
  return {
    navigation: entriesWhere(navigation, ({ to }) => pages.get(to) !== undefined),
    mounts: mounts.map((mount) => {
      const headings = mount.headings?.filter(({ path }) => commonPath(path, mount.path) !== undefined);
      return headings ? { ...mount, headings } : mount;
    }),
    /** The mount that each entry leads to, as the release has it. */
    pages,
  };
}
