import type { Release } from '../schema.ts';
import type { DeploymentFacts } from './DeploymentFacts.ts';
import { commonPath } from './mounts.ts';
import type { Refusal } from './Refusal.ts';
import type { Running } from './running.ts';

/** Squads have to agree on a page at an address that another squad's pattern matches, too: roles say that they have. */
export function checkPlaces(release: Release, beside: Running[], { authority }: DeploymentFacts = {}): Refusal[] {
  if (release.kind === 'shell' || !authority) return [];
  const { name } = release;
  const others = beside.flatMap(({ release: other }) => (other.kind === 'remote' ? [other] : []));
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
