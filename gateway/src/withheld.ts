import type { Condition, FlagValue } from '@bank/registry/flags/schemas.ts';
import type { Release, RemoteRelease } from '@bank/registry/schema.ts';
import type { Choice } from './choice.ts';

interface Withheld {
  /** With what is for this visitor alone. */
  release: RemoteRelease;
  /** Paths of the other pages. */
  withheld: string[];
}

/** @param flags what the visitor gets of the release's flags */
export function withoutWithheld(
  release: RemoteRelease,
  flags: Record<string, FlagValue>,
  { groups, languages }: Choice,
): Withheld {
  const holds = ({ for: condition = {} }: { for?: Condition }) =>
    (condition.flag === undefined || flags[condition.flag] === true) &&
    isAmong(condition.groups, groups) &&
    isAmong(condition.languages, languages);
  const { mounts, navigation, extensions } = release;
  // Public pages are for whoever is not signed in.
  const isShown = (mount: RemoteRelease['mounts'][number]) => mount.layout === 'public' || holds(mount);
  const withheld = mounts.filter((mount) => !isShown(mount)).map(({ path }) => path);
  return {
    release: {
      ...release,
      mounts: mounts.filter(isShown),
      ...(navigation && { navigation: navigation.filter(holds) }),
      ...(extensions && { extensions: extensions.filter(holds) }),
    },
    withheld,
  };
}

/** A developer sees all that is in a remote. */
export function forEverybody<Facts extends Release>(release: Facts): Facts {
  const open = <Part extends { for?: Condition }>({ for: _, ...part }: Part) => part;
  if (release.kind === 'shell') return release;
  const { mounts, navigation, extensions } = release;
  return {
    ...release,
    mounts: mounts.map(open),
    ...(navigation && { navigation: navigation.map(open) }),
    ...(extensions && { extensions: extensions.map(open) }),
  };
}

export function conditionsOf({ mounts, navigation = [], extensions = [] }: RemoteRelease): Condition[] {
  return [...mounts, ...navigation, ...extensions].flatMap(({ for: condition }) => condition ?? []);
}

function isAmong(wanted: string[] | undefined, own: string[]): boolean {
  return !wanted || wanted.some((one) => own.includes(one));
}
