import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelOf, heldVersions, type Version } from '@bank/registry/state.ts';

/** @param wanted `mfe-accounts` or `accounts` @throws {OperatorError} listing the packages */
export function findApp({ releases }: Registry, wanted: string): string {
  return findName(releases, wanted);
}

/** Finds what only the roles document names, too: a squad may have hidden its releases from this machine. */
export function findPackage({ owners, releases }: Registry, wanted: string): string {
  return findName({ ...owners, ...releases }, wanted);
}

function findName(packages: object, wanted: string): string {
  const found = [wanted, `mfe-${wanted}`].find((name) => Object.hasOwn(packages, name));
  if (found) return found;
  throw new OperatorError(
    `The registry has no "${wanted}". Choose one of: ${Object.keys(packages).sort().join(', ')}.`,
  );
}

/** @param wanted a version, or the start of its hash @throws {OperatorError} listing the versions */
export function findVersion({ releases }: Registry, app: string, wanted: string): string {
  const known = Object.keys(releases[app] ?? {});
  const found = known.filter((version) => version === wanted || version.split('-')[1]?.startsWith(wanted));
  if (found.length === 1 && found[0]) return found[0];
  const problem = found.length > 1 ? 'matches more than one version' : 'is not a version';
  throw new OperatorError(`"${wanted}" ${problem} of ${app}. Choose one of: ${known.join(', ') || 'none'}.`);
}

export interface WantedVersion {
  app: string;
  version?: string;
}

/** @param wanted `accounts`, or with a version or the start of its hash `accounts@4f1c` */
export function findMember(registry: Registry, wanted: string): WantedVersion {
  const [name = '', version] = wanted.split('@');
  const app = findApp(registry, name);
  return version ? { app, version: findVersion(registry, app, version) } : { app };
}

/** @returns the version, or the canary, or the only held one @throws {OperatorError} when there is none of these */
export function versionToServe(registry: Registry, { app, version }: WantedVersion): Version {
  const held = heldVersions(registry, app);
  const found = version ?? channelOf(registry, app)?.canary?.version ?? (held.length === 1 ? held[0] : undefined);
  if (found) return { app, version: found };
  const known = Object.keys(registry.releases[app] ?? {}).join(', ');
  throw new OperatorError(`Name the version of ${app}, such as ${app}@4f1c. There are: ${known || 'none'}.`);
}
