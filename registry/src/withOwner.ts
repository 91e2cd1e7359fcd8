import type { Release } from './schema.ts';
import { entryOf, type State } from './state.ts';

/** Names its owner as the roles document does; where one role has all packages, that is the one of `remote.ts`. */
export function withOwner<Owned extends Release>(release: Owned, { owners = {} }: Pick<State, 'owners'>): Owned {
  const owner = entryOf(owners, release.name);
  return owner === undefined ? release : { ...release, owner };
}
