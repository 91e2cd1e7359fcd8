import type { Registry, RemoteRelease, ShellRelease } from '../registry/schema.ts';

/** The latest other version that customers have had, if it still fits the shell. What was rolled back is not among them. */
export function lastGood(
  registry: Registry,
  { name, version }: RemoteRelease,
  shell: ShellRelease,
): RemoteRelease | undefined {
  const { active, previous } = registry.remotes[name] ?? { active: version, previous: [] };
  const releases = [active, ...previous]
    .filter((past) => past !== version)
    .map((past) => registry.releases[name]?.[past]);
  const served = [shell.contract].flat();
  return releases.filter((past) => past?.kind === 'remote').find(({ contract }) => served.includes(contract));
}
