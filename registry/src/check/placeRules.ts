import type { Authority } from '../roles/Authority.ts';
import type { Release } from '../schema.ts';
import { releaseOf, type State } from '../state.ts';
import { commonPath } from './mounts.ts';
import type { Refusal } from './Refusal.ts';

/** Squads have to agree on a page at an address that another squad's pattern matches, too: roles say that they have. */
export function checkPlaces(release: Release, state: State, authority: Authority | undefined): Refusal[] {
  if (release.kind === 'shell' || !authority) return [];
  const { name } = release;
  const others = Object.entries(state.remotes).flatMap(([other, { active }]) => {
    const live = other === name ? undefined : releaseOf(state, other, active);
    return live?.kind === 'remote' ? [live] : [];
  });
  return release.mounts
    .filter(({ path }) => !authority.allowsMount(name, path))
    .flatMap(({ path }) => {
      const [shared] = others.flatMap((other) =>
        other.mounts.filter((mount) => commonPath(mount.path, path) !== undefined).map((mount) => ({ other, mount })),
      );
      if (!shared) return [];
      const { other, mount } = shared;
      return {
        rule: 'mounts',
        where: path,
        found: `has addresses that ${other.name} ${other.version} (${other.owner}) mounts too, by ${mount.path}.`,
        remedy: `Mount ${name} at another path; or agree with them, and have the platform team give your role the path (--mount ${path}).`,
      };
    });
}
