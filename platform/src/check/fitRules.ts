import { satisfies } from 'semver';
import type { Release, RemoteRelease, ShellRelease } from '../registry/schema.ts';
import { liveReleases, type State } from '../registry/state.ts';
import type { Refusal } from './Refusal.ts';

/** Paths that the shell keeps for itself. */
const RESERVED = ['/', '/*', '/platform', '/platform/*'];

/** Whether a release fits what is live: the active version and the canary of every other package. */
export function checkFit(release: Release, state: State): Refusal[] {
  const others = liveReleases(state).filter(({ name }) => name !== release.name);
  if (release.kind === 'shell') return others.filter(isRemote).flatMap((remote) => fits(remote, release, release));
  return [
    ...others.filter(isShell).flatMap((shell) => fits(release, shell, release)),
    ...mountsTaken(release, others.filter(isRemote)),
    ...navigationTaken(release, others.filter(isRemote)),
  ];
}

function fits(remote: RemoteRelease, shell: ShellRelease, candidate: Release): Refusal[] {
  const isOwn = candidate === remote;
  const remedy = isOwn
    ? `Build ${remote.name} against the versions that the shell provides, or release a shell that provides them first.`
    : `Ask ${remote.owner} for a release of ${remote.name} that works with this shell, or release the shell with the older versions.`;
  const contract =
    remote.contract === shell.contract
      ? []
      : {
          rule: 'contract',
          found: `${id(remote)} speaks contract ${remote.contract}, ${id(shell)} speaks contract ${shell.contract}.`,
          remedy,
        };
  return [contract, ...Object.entries(remote.requires).map((need) => requirement(need, remote, shell, remedy))].flat();
}

function requirement(
  [module, range]: [string, string],
  remote: Release,
  shell: ShellRelease,
  remedy: string,
): Refusal[] {
  const provided = shell.provides[module];
  if (provided && satisfies(provided, range, { includePrerelease: true })) return [];
  const found = `${id(remote)} needs ${module} ${range}; ${id(shell)} provides ${provided ?? 'none'}.`;
  return [{ rule: 'shared', found, remedy }];
}

function mountsTaken({ name, mounts }: RemoteRelease, others: RemoteRelease[]): Refusal[] {
  return mounts.flatMap(({ path }) => {
    if (RESERVED.includes(path)) return refusal('mounts', `${path} is the shell’s own.`);
    const owner = others.find((other) => other.mounts.some((mount) => mount.path === path));
    return owner ? refusal('mounts', `${path} is taken by ${id(owner)} (${owner.owner}).`) : [];
  });

  function refusal(rule: string, found: string): Refusal {
    return { rule, found, remedy: `Mount ${name} at another path, or have the other remote give the path up first.` };
  }
}

function navigationTaken({ navigation = [] }: RemoteRelease, others: RemoteRelease[]): Refusal[] {
  return navigation.flatMap(({ to }) => {
    const owner = others.find((other) => other.navigation?.some((entry) => entry.to === to));
    if (!owner) return [];
    return {
      rule: 'navigation',
      found: `The entry that leads to ${to} is ${id(owner)}’s (${owner.owner}).`,
      remedy: 'Leave the entry out of remote.ts, or agree with its owner who has it.',
    };
  });
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
