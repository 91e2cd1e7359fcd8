import { commonPath } from '@bank/registry/check/mounts.ts';
import { mountMatcher } from '@bank/shared/mounts';

/** @returns the mounts so that the first one that matches an address is the one that opens there (docs/decisions/0050) */
export function rankMounts(mounts: readonly string[]): string[] {
  const ranked: string[] = [];
  for (let rest = [...mounts]; rest.length > 0; rest = rest.filter((mount) => mount !== ranked.at(-1))) {
    const next = rest.find((mount) => !rest.some((other) => precedes(other, mount)));
    // Equal ranks have no order but that of the registry.
    ranked.push(next ?? String(rest[0]));
  }
  return ranked;
}

function precedes(one: string, other: string): boolean {
  const path = one === other ? undefined : commonPath(one, other);
  // Second, so that a rank that is equal is not enough.
  return path !== undefined && mountMatcher([{ path: other }, { path: one }])(path)?.path === one;
}
