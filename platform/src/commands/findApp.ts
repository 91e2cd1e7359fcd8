import { OperatorError } from '../OperatorError.ts';
import type { Registry } from '../registry/schema.ts';

/** @param wanted `mfe-accounts` or `accounts` @throws {OperatorError} listing the packages */
export function findApp({ releases }: Registry, wanted: string): string {
  const found = [wanted, `mfe-${wanted}`].find((name) => Object.hasOwn(releases, name));
  if (found) return found;
  throw new OperatorError(
    `The registry has no "${wanted}". Choose one of: ${Object.keys(releases).sort().join(', ')}.`,
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
