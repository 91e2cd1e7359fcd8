import { entriesWhere, ownPlaces } from '@bank/registry/check/ownPlaces.ts';
import type { Condition, FlagValue } from '@bank/registry/flags/schemas.ts';
import type { Release, RemoteRelease } from '@bank/registry/schema.ts';
import type { RegisteredRemote } from '@bank/shared/contract';
import type { Choice } from './choice.ts';
import { shownTitles } from './shownTitles.ts';

/** Leaves out what is for others. @param whole the release as everybody's pages would have it @param flags what the visitor gets of its flags */
export function withoutWithheld(
  whole: RegisteredRemote,
  release: RemoteRelease,
  flags: Record<string, FlagValue>,
  { groups, languages }: Choice,
): RegisteredRemote {
  if (conditionsOf(release).length === 0) return whole;
  const holds = ({ for: condition = {} }: { for?: Condition } = {}) =>
    (condition.flag === undefined || flags[condition.flag] === true) &&
    isAmong(condition.groups, groups) &&
    isAmong(condition.languages, languages);
  const { mounts, navigation = [], extensions = [] } = release;
  // Public pages are for whoever is not signed in.
  const isShown = mounts.map((mount) => mount.layout === 'public' || holds(mount));
  const shown = new Set<object | undefined>(mounts.filter((_, at) => isShown[at]));
  const { pages } = ownPlaces(release);
  const leadsToShown = ({ to }: { to: string }) => shown.has(pages.get(to));
  const withheld = mounts.filter((_, at) => !isShown[at]).map(({ path }) => path);
  const rest = {
    ...whole,
    mounts: whole.mounts.filter((_, at) => isShown[at]),
    navigation: entriesWhere(navigation.filter(holds), leadsToShown).map(withoutCondition),
    ...(whole.extensions && { extensions: whole.extensions.filter((_, at) => holds(extensions[at])) }),
  };
  return {
    ...rest,
    ...(whole.titles && { titles: shownTitles(whole.titles, rest) }),
    ...(withheld.length > 0 && { withheld }),
  };
}

/** Nobody reads in a page for whom else something is. */
export function withoutCondition<Part extends { for?: Condition }>({ for: _, ...part }: Part): Omit<Part, 'for'> {
  return part;
}

/** A developer sees all that is in a remote. */
export function forEverybody<Facts extends Release>(release: Facts): Facts {
  if (release.kind === 'shell') return release;
  const { mounts, navigation, extensions } = release;
  return {
    ...release,
    mounts: mounts.map(withoutCondition),
    ...(navigation && { navigation: navigation.map(withoutCondition) }),
    ...(extensions && { extensions: extensions.map(withoutCondition) }),
  };
}

export function conditionsOf({ mounts, navigation = [], extensions = [] }: RemoteRelease): Condition[] {
  return [...mounts, ...navigation, ...extensions].flatMap(({ for: condition }) => condition ?? []);
}

function isAmong(wanted: string[] | undefined, own: string[]): boolean {
  return !wanted || wanted.some((one) => own.includes(one));
}
