import type { PageRegistry, RegisteredRemote } from '@bank/shared/contract';
import { create } from 'zustand';
import { withOverrides } from './overrideStore';

interface RegistryState {
  current: PageRegistry;
  /** A newer revision, applied on the next navigation. */
  next?: PageRegistry;
}

export const useRegistry = create<RegistryState>(() => ({ current: { revision: 0, shell: '', remotes: [] } }));

export function startRegistry(current: PageRegistry): void {
  useRegistry.setState({ current, next: undefined });
}

/**
 * Ignores a registry that is not newer.
 * @param isOwn takes the same revision too, if it has other versions, flags or pages: a sign-in or another language
 * changes what the customer gets
 */
export function queueRegistry(offered: PageRegistry | undefined, isOwn = false): void {
  if (!offered) return;
  useRegistry.setState((state) => {
    const known = state.next ?? state.current;
    const next = withOverrides(offered);
    return isNewer(next, known, isOwn && contentOf(next) !== contentOf(known)) ? { next } : state;
  });
}

/**
 * A key that is taken away takes with it what it signed, so revisions grow within one version of the roles only; and a
 * squad that overwrites a document of a high number would have tabs that saw it pass over all that others say.
 */
function isNewer(offered: PageRegistry, known: PageRegistry, isOther: boolean): boolean {
  const [roles, before] = [offered.roles ?? 0, known.roles ?? 0];
  if (roles !== before) return roles > before;
  const areCounted = [offered, known].every(({ documents }) => documents !== undefined);
  const numberOf = ({ documents, revision }: PageRegistry) => (areCounted && documents) || revision;
  return numberOf(offered) + Number(isOther) > numberOf(known);
}

function contentOf({ shell, remotes }: PageRegistry): string {
  return JSON.stringify([shell, remotes.map(partsOf)]);
}

function partsOf({ version, flags, mounts, navigation, extensions = [] }: RegisteredRemote) {
  const places = [mounts.map(({ path }) => path), navigation.map(({ to }) => to)];
  return [version, flags, ...places, extensions.map(({ slot, id }) => `${slot} ${id}`)];
}
