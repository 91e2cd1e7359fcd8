import { canRunIn } from '@bank/registry/check/fitRules.ts';
import type { Registry, RemoteRelease, ShellRelease } from '@bank/registry/schema.ts';

/** The latest other version that was live and fits the shell; versions that were rolled back do not count. */
export function lastGood(
  registry: Registry,
  { name, version }: RemoteRelease,
  shell: ShellRelease,
): RemoteRelease | undefined {
  const { active, previous } = registry.remotes[name] ?? { active: version, previous: [] };
  const releases = [active, ...previous]
    .filter((past) => past !== version)
    .map((past) => registry.releases[name]?.[past]);
  return releases.filter((past) => past?.kind === 'remote').find((past) => canRunIn(past, shell));
}
