import { bankConfig } from '@bank/shared/config';
import type { PageRegistry } from '@bank/shared/contract';
import { mountMatcher, pagesOf } from '@bank/shared/mounts';
import { paths } from '@bank/shared/paths';
import type { TitledEntry } from './mergeNavigation';

const defaultPlaces = [paths.dashboard, paths.accounts, paths.transfers, paths.cards];

/**
 * The places of a phone's bar, in the deployment's order. One leaves the bar while its page is a placeholder, out of
 * service or not for this customer: the menu still has it, and says why.
 */
export function barEntries({ remotes }: PageRegistry, navigation: readonly TitledEntry[]): TitledEntry[] {
  const pageAt = mountMatcher(pagesOf(remotes));
  const entryAt = mountMatcher(navigation.map((entry) => ({ path: entry.to, entry })));
  const { navigationBar: places = defaultPlaces } = bankConfig();
  return places.flatMap((place) => {
    const page = pageAt(place);
    const entry = page && !page.remote.disabled ? entryAt(place)?.entry : undefined;
    return entry ? [entry] : [];
  });
}
