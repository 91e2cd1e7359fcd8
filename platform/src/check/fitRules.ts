import { satisfies } from 'semver';
import type { Release, RemoteRelease, ShellRelease } from '../registry/schema.ts';
import { entryOf, liveReleases, type State } from '../registry/state.ts';
import { collide, isReserved } from './mounts.ts';
import { navigationTargets } from './navigationTargets.ts';
import type { Refusal } from './Refusal.ts';

/**
 * Whether a release fits what is live: the active version and the canary of every other package.
 *
 * @param apiPath where the deployment's API stands inside the application, if it does
 */
export function checkFit(release: Release, state: State, apiPath?: string): Refusal[] {
  const others = liveReleases(state).filter(({ name }) => name !== release.name);
  if (release.kind === 'shell') return others.filter(isRemote).flatMap((remote) => fits(remote, release, release));
  return [
    ...others.filter(isShell).flatMap((shell) => fits(release, shell, release)),
    ...mountsTaken(release, others.filter(isRemote), apiPath),
    ...navigationTaken(release, others.filter(isRemote)),
  ];
}

function fits(remote: RemoteRelease, shell: ShellRelease, candidate: Release): Refusal[] {
  const isOwn = candidate === remote;
  const remedy = isOwn
    ? `Build ${remote.name} against the versions that the shell provides, or release a shell that provides them first.`
    : `Ask ${remote.owner} for a release of ${remote.name} that works with both shells, or release the shell with the older versions.`;
  return [
    contract(remote, shell, isOwn),
    ...Object.entries(remote.requires).map((need) => requirement(need, remote, shell, remedy)),
  ].flat();
}

function contract(remote: RemoteRelease, shell: ShellRelease, isOwn: boolean): Refusal[] {
  const served = [shell.contract].flat();
  if (served.includes(remote.contract)) return [];
  const found = `${id(remote)} speaks contract ${remote.contract}, ${id(shell)} serves ${served.join(' and ')}.`;
  const remedy = isOwn
    ? `Set "contract" in remote.ts to a version that the shell serves, or release a shell that serves ${remote.contract} too first (CONTRACT_VERSIONS in shared/src/contract/types.ts).`
    : `Keep ${remote.contract} in CONTRACT_VERSIONS (shared/src/contract/types.ts) until ${remote.owner} has released ${remote.name} for another.`;
  return [{ rule: 'contract', found, remedy }];
}

function requirement(
  [module, range]: [string, string],
  remote: Release,
  shell: ShellRelease,
  remedy: string,
): Refusal[] {
  const provided = entryOf(shell.provides, module);
  if (provided && satisfies(provided, range, { includePrerelease: true })) return [];
  const found = `${id(remote)} needs ${module} ${range}; ${id(shell)} provides ${provided ?? 'none'}.`;
  return [{ rule: 'shared', found, remedy }];
}

function mountsTaken({ name, mounts }: RemoteRelease, others: RemoteRelease[], apiPath?: string): Refusal[] {
  return mounts.flatMap(({ path }, at) => {
    if (isReserved(path, apiPath))
      return refusal(`${path} is the bank’s own.`, `Mount ${name} at a path that begins otherwise.`);
    if (mounts.slice(0, at).some((mount) => mount.path.toLowerCase() === path.toLowerCase()))
      return refusal(`${path} is mounted twice.`, 'Leave one of the two out of remote.ts.');
    const [owner] = others.flatMap((other) =>
      other.mounts.filter((mount) => collide(mount.path, path)).map((mount) => ({ ...other, taken: mount.path })),
    );
    if (!owner) return [];
    const found = `${path} is taken by ${id(owner)} (${owner.owner})${owner.taken === path ? '' : `, which mounts ${owner.taken}`}.`;
    return refusal(found, `Mount ${name} at another path, or have the other remote give the path up first.`);
  });

  function refusal(found: string, remedy: string): Refusal {
    return { rule: 'mounts', found, remedy };
  }
}

function navigationTaken(release: RemoteRelease, others: RemoteRelease[]): Refusal[] {
  const targets = navigationTargets(release);
  return targets.flatMap((to, at) => {
    if (targets.indexOf(to) < at)
      return refusal(`Two entries lead to ${to}.`, 'Leave one of the two out of remote.ts.');
    const owner = others.find((other) => navigationTargets(other).includes(to));
    if (!owner) return [];
    const found = `The entry that leads to ${to} is ${id(owner)}’s (${owner.owner}).`;
    return refusal(found, 'Leave the entry out of remote.ts, or agree with its owner who has it.');
  });

  function refusal(found: string, remedy: string): Refusal {
    return { rule: 'navigation', found, remedy };
  }
}

function id({ name, version }: Release): string {
  return `${name} ${version}`;
}

function isShell(release: Release): release is ShellRelease {
  return release.kind === 'shell';
}

function isRemote(release: Release): release is RemoteRelease {
  return release.kind === 'remote';
}
