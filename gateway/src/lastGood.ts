import { canRunIn } from '@bank/registry/check/fitRules.ts';
import { MAX_PREVIOUS } from '@bank/registry/edits/activate.ts';
import type { Registry, RemoteRelease, ShellRelease } from '@bank/registry/schema.ts';

/** Pairs are compared once: a squad decides how much there is to compare, and each answer that lists releases asks. */
const known = new WeakMap<ShellRelease, WeakMap<RemoteRelease, boolean>>();

/** The latest other version that was live and fits the shell; none where the version is pinned, or for those that were rolled back. */
export function lastGood(
  registry: Registry,
  { name, version }: RemoteRelease,
  shell: ShellRelease,
): RemoteRelease | undefined {
  const { active = version, previous = [], pinned } = registry.remotes[name] ?? {};
  // A squad names its earlier versions and can have the pinned one fail, which would bring another to customers.
  if (pinned) return undefined;
  const releases = [active, ...previous.slice(0, MAX_PREVIOUS)]
    .filter((past) => past !== version)
    .map((past) => registry.releases[name]?.[past]);
  return releases.filter((past) => past?.kind === 'remote').find((past) => fits(past, shell));
}

function fits(release: RemoteRelease, shell: ShellRelease): boolean {
  const ofShell = known.get(shell) ?? new WeakMap<RemoteRelease, boolean>();
  known.set(shell, ofShell);
  const found = ofShell.get(release) ?? canRunIn(release, shell);
  ofShell.set(release, found);
  return found;
}
