import type { Mount, RemoteContract } from '../contract';
import { mountMatcher } from '../mounts';

/** @throws when the remote has no page there */
export function mountAt({ name, mounts }: RemoteContract, path: string): Mount {
  const mount = mountMatcher(mounts)(path.replace(/[?#].*/, ''));
  if (!mount) throw new Error(`${name} mounts nothing at ${path}. Check "mounts" in remote.ts.`);
  return mount;
}
