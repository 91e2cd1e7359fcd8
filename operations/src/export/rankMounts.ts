import { commonPath } from '@bank/registry/check/mounts.ts';
import { mountMatcher } from '@bank/shared/mounts';

/** @returns the mounts so that the first one that matches an address is the one that opens there (docs/decisions/0050) */
export function rankMounts(mounts: readonly string[]): string[] {
  const ranked: string[] = [];
  const seen = new Set<string>();
  const rank = (mount: string) => {
    seen.add(mount);
    // Each pair is compared once: a squad may mount hundreds of paths that overlap.
    for (const other of mounts) if (!seen.has(other) && precedes(other, mount)) rank(other);
    ranked.push(mount);
  };
  // Equal ranks have no order but that of the registry.
  for (const mount of mounts) if (!seen.has(mount)) rank(mount);
  return ranked;
}

function precedes(one: string, other: string): boolean {
  const path = one === other ? undefined : commonPath(one, other);
  // Second, so that a rank that is equal is not enough.
  return path !== undefined && mountMatcher([{ path: other }, { path: one }])(path)?.path === one;
}
