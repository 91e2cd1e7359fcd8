import { excludes } from '@bank/registry/check/fitRules.ts';
import { isReserved } from '@bank/registry/check/mounts.ts';
import { OperatorError } from '@bank/registry/OperatorError.ts';
import type { RemoteRelease } from '@bank/registry/schema.ts';
import type { NewRemote } from '../templates/createRemote.ts';

/** Checks before anything is written and installed. @throws {OperatorError} when name or path is somebody else's */
export function requireFree(
  { name, mount }: Pick<NewRemote, 'name' | 'mount'>,
  remotes: Pick<RemoteRelease, 'name' | 'owner' | 'mounts'>[],
): void {
  if (isReserved(mount)) throw new OperatorError(`${mount} is the bank’s own. Choose another path with --mount.`);
  const same = remotes.find((remote) => remote.name === name);
  if (same) throw new OperatorError(`${name} is there already, owned by ${same.owner}. Choose another name.`);
  for (const other of remotes) {
    const taken = other.mounts.find((one) => excludes(one, { path: mount, layout: 'main' }));
    if (taken)
      throw new OperatorError(
        `${mount} is taken by ${other.name} (${other.owner}), which mounts ${taken.path}. Choose another path with --mount.`,
      );
  }
}
