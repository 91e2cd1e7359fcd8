import { commandLine } from './commandLine.ts';
import { exposedParts } from './exposedParts.ts';
import type { Channel, Release } from './schema.ts';
import { channelsOf, hasVersion, releaseOf, type State } from './state.ts';

/** Why packages could not be served, by package: a version without a release, or a file without a hash. */
export function faultsOf(state: State): Map<string, string> {
  const faults = new Map<string, string>();
  for (const [app, channel] of channelsOf(state)) {
    const fault = faultOf(state, app, channel);
    if (fault) faults.set(app, fault);
  }
  return faults;
}

function faultOf(state: State, app: string, { active, canary, previous }: Channel): string | undefined {
  for (const version of [active, ...(canary ? [canary.version] : [])])
    if (!hasVersion(state, app, version))
      return `${app} ${version} has no release in the registry. Release it again, or: ${commandLine(`retire ${app}`)}`;
  const served = [active, canary?.version, ...previous].flatMap(
    (version) => releaseOf(state, app, version ?? '') ?? [],
  );
  for (const release of served) {
    if (release.name !== app || (release.kind === 'shell') !== (app === 'shell'))
      return `${app} ${release.version} is the release of another package, ${release.name}. Release it again.`;
    const file = filesOf(release).find((name) => !Object.hasOwn(release.assets, name));
    if (file) return `${app} ${release.version} names ${file}, but has no hash of it. Release it again.`;
  }
  return undefined;
}

function filesOf(release: Release): string[] {
  if (release.kind === 'shell') return [...release.entry, ...(release.mainLayout ?? []), 'index.html'];
  return [release.entry, ...exposedParts(release).flatMap(({ files }) => files)];
}
