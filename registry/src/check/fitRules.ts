import { gtr, satisfies, validRange } from 'semver';
import { apiFaults } from '../api/apiFaults.ts';
import { commandLine } from '../commandLine.ts';
import type { Release, RemoteRelease, ShellRelease } from '../schema.ts';
import { entryOf, type State } from '../state.ts';
import type { DeploymentFacts } from './DeploymentFacts.ts';
import { missingExports } from './missingExports.ts';
import { commonPath, isReserved, isSamePlace } from './mounts.ts';
import { navigationTargets } from './navigationTargets.ts';
import { ownPlaces } from './ownPlaces.ts';
import type { Finding, Refusal } from './Refusal.ts';
import { type Running, runningBeside } from './running.ts';
import { checkProviders, checkServices } from './serviceRules.ts';
import { checkExtensions } from './slotRules.ts';

/** Against what can be in one page with it. */
export function checkFit(release: Release, state: State, facts?: DeploymentFacts): Refusal[] {
  const beside = runningBeside(release, state);
  return [
    ...checkBeside(release, beside, facts),
    ...checkExtensions(release, beside, facts),
    ...checkProviders(release, beside),
  ];
}

/** A disabled remote keeps its paths and entries, and runs nothing. */
export function checkBeside(release: Release, beside: Running[], facts?: DeploymentFacts): Refusal[] {
  const others = beside.map((one) => one.release);
  const running = beside.flatMap((one) => (one.isDisabled ? [] : one.release));
  if (release.kind === 'shell')
    return [
      ...running.filter(isRemote).flatMap((remote) => fits(remote, release, release)),
      ...apiUnfit(release, facts),
    ];
  return [
    ...running.filter(isShell).flatMap((shell) => fits(release, shell, release)),
    ...mountsTaken(release, others.filter(isRemote), facts),
    ...strayHeadings(release),
    ...navigationTaken(release, others.filter(isRemote)),
    ...servicesMissing(release, facts),
    ...checkServices(release, running.filter(isRemote)),
    ...apiUnfit(release, facts),
  ];
}

export function canRunIn(remote: RemoteRelease, shell: ShellRelease): boolean {
  return fits(remote, shell, remote).length === 0;
}

function fits(remote: RemoteRelease, shell: ShellRelease, candidate: Release): Refusal[] {
  const isOwn = candidate === remote;
  const where = isOwn ? id(remote) : ownedId(remote);
  return [
    ...contract(remote, shell, isOwn),
    ...lentRuntime(remote, shell, isOwn),
    ...requirements(remote, shell, isOwn),
    ...missingExports(remote, shell, isOwn),
  ].map((refusal) => ({ ...refusal, where }));
}

function contract(remote: RemoteRelease, shell: ShellRelease, isOwn: boolean): Finding[] {
  const served = [shell.contract].flat();
  if (served.includes(remote.contract)) return [];
  const found = `uses contract ${remote.contract}; ${id(shell)} supports ${served.join(' and ')}.`;
  const remedy = isOwn
    ? `Set "contract" in remote.ts to a version that the shell supports, or first release a shell that also supports ${remote.contract} (CONTRACT_VERSIONS in shared/src/contract/types.ts).`
    : `Keep ${remote.contract} in CONTRACT_VERSIONS (shared/src/contract/types.ts) until their owners have released them for another contract.`;
  return [{ rule: 'contract', found, remedy }];
}

/** docs/decisions/0063: an older preset built in the code for a runtime, and not the runtime. */
function lentRuntime({ bundled }: RemoteRelease, shell: ShellRelease, isOwn: boolean): Finding[] {
  const has = (name: string) => bundled.some((one) => one.startsWith(`@module-federation/${name}@`));
  if (shell.lendsRuntime !== false || !has('webpack-bundler-runtime') || has('runtime-core')) return [];
  const found = `needs a federation runtime, which ${id(shell)} does not lend.`;
  const remedy = isOwn
    ? 'Build it again with the current @bank/platform.'
    : 'First have its owners release it again, built with the current @bank/platform.';
  return [{ rule: 'runtime', found, remedy }];
}

function requirements(remote: RemoteRelease, shell: ShellRelease, isOwn: boolean): Finding[] {
  const unmet = new Map<string, Finding & { modules: string[] }>();
  for (const [module, range] of Object.entries(remote.requires)) {
    const provided = entryOf(shell.provides, module);
    if (provided && satisfies(provided, range, { includePrerelease: true })) continue;
    const versions = `${range}; ${id(shell)} provides ${provided ?? 'none'}.`;
    const modules = [...(unmet.get(versions)?.modules ?? []), module];
    const remedy = isOwn ? remedyOfRemote(range, provided) : remedyOfShell(range, provided);
    unmet.set(versions, { modules, rule: 'shared', found: `needs ${modules.join(', ')} ${versions}`, remedy });
  }
  return [...unmet.values()].map(({ modules: _, ...finding }) => finding);
}

function remedyOfRemote(range: string, provided: string | undefined): string {
  const first = provided
    ? `Say under "peerDependencies" in its package.json which versions it works with, such as "${bothOf(range, provided)}"`
    : 'Do without it, or first release a shell that provides it';
  return `${first}; or release it together with a shell that it fits: ${commandLine('release --together shell')} ….`;
}

function remedyOfShell(range: string, provided: string | undefined): string {
  const first = provided
    ? `First have their owners release them for both versions, with "${bothOf(range, provided)}" under "peerDependencies" in package.json`
    : 'Keep providing it until their owners have released them without it';
  return `${first}; or release them together with this shell (${commandLine('release --together shell')} …), or disable them until they fit.`;
}

function bothOf(range: string, provided: string): string {
  const isOlder = validRange(range) !== null && gtr(provided, range);
  return (isOlder ? [range, `^${provided}`] : [`^${provided}`, range]).join(' || ');
}

function mountsTaken({ name, mounts }: RemoteRelease, others: RemoteRelease[], facts?: DeploymentFacts): Refusal[] {
  return mounts.flatMap(({ path, layout }, at) => {
    if (isReserved(path, facts?.forwarded))
      return refusal(path, 'is reserved by the bank.', `Mount ${name} at another path.`);
    const twin = mounts.slice(0, at).find((mount) => isSamePlace(mount.path, path));
    if (twin) {
      const found = `is mounted twice: ${twin.path} matches ${commonPath(twin.path, path)} just as well.`;
      return refusal(path, found, `Remove one of them from the remote.ts of ${name}.`);
    }
    const [owner] = others.flatMap((other) =>
      other.mounts
        .filter((mount) => excludes(mount, { path, layout }))
        .map((mount) => ({ ...other, taken: mount.path })),
    );
    if (!owner) return [];
    const found = `is taken by ${ownedId(owner)}${owner.taken === path ? '' : `, which mounts ${owner.taken}`}.`;
    return refusal(path, found, `Mount ${name} at another path, or have the other remote give it up first.`);
  });

  function refusal(where: string, found: string, remedy: string): Refusal {
    return { rule: 'mounts', where, found, remedy };
  }
}

function strayHeadings({ name, mounts }: RemoteRelease): Refusal[] {
  return mounts.flatMap((mount) =>
    (mount.headings ?? [])
      .filter(({ path }) => commonPath(path, mount.path) === undefined)
      .map(({ path }) => ({
        rule: 'mounts',
        where: path,
        found: `has a heading under ${mount.path}, which does not cover it.`,
        remedy: `Move it to the mount that covers it in the remote.ts of ${name}, or mount ${mount.path}/*.`,
      })),
  );
}

type Place = Pick<RemoteRelease['mounts'][number], 'path' | 'layout'>;

/** Nobody nests below public pages, where customers enter passwords. */
export function excludes(one: Place, other: Place): boolean {
  const isPublic = one.layout === 'public' || other.layout === 'public';
  return isPublic ? commonPath(one.path, other.path) !== undefined : isSamePlace(one.path, other.path);
}

function navigationTaken(release: RemoteRelease, others: RemoteRelease[]): Refusal[] {
  const targets = navigationTargets(release);
  // Entries for pages that their remote does not mount are shown nowhere.
  const taken = others.map((other) => ({ other, shown: navigationTargets(ownPlaces(other)) }));
  return targets.flatMap((to, at) => {
    if (targets.slice(0, at).some((target) => isSamePlace(target, to)))
      return refusal(to, 'has two navigation entries.', `Remove one of them from the remote.ts of ${release.name}.`);
    const owner = taken.find(({ shown }) => shown.some((target) => isSamePlace(target, to)));
    if (!owner) return [];
    return refusal(
      to,
      `already has a navigation entry, owned by ${ownedId(owner.other)}.`,
      `Remove the entry from the remote.ts of ${release.name}, or agree with the owner who keeps it.`,
    );
  });

  function refusal(where: string, found: string, remedy: string): Refusal {
    return { rule: 'navigation', where, found, remedy };
  }
}

function servicesMissing({ services = [], ...release }: RemoteRelease, facts?: DeploymentFacts): Refusal[] {
  const { services: mapped } = facts ?? {};
  if (!mapped) return [];
  return services
    .filter(({ name }) => !mapped.includes(name))
    .map(({ name }) => ({
      rule: 'services',
      where: name,
      found: `is a service that ${id(release)} needs, and this deployment has no upstream for it.`,
      remedy: `Name its address under "services" in the deployment’s configuration ("${name}": { "upstream": "http://…" }) and restart the gateways, or remove it from the remote.ts of ${release.name}.`,
    }));
}

function apiUnfit({ api, ...release }: Release, facts?: DeploymentFacts): Refusal[] {
  if (!api) return [];
  const faults = (facts?.apis ?? []).flatMap((live) => apiFaults(api, live));
  const distinct = new Map(faults.map((fault) => [`${fault.where} ${fault.found}`, fault]));
  return [...distinct.values()].map(({ where, found }) => ({
    rule: 'api',
    where,
    found,
    remedy: `Release it with --hold until an API is live that fits ${id(release)}; or generate its types of the API anew, and build it again.`,
  }));
}

function id({ name, version }: Pick<Release, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

function ownedId(release: RemoteRelease): string {
  return `${id(release)} (${release.owner})`;
}

function isShell(release: Release): release is ShellRelease {
  return release.kind === 'shell';
}

function isRemote(release: Release): release is RemoteRelease {
  return release.kind === 'remote';
}
