import type { NavigationEntry } from '@bank/shared/contract';
import { mountMatcher } from '@bank/shared/mounts';

/** Below the entry's path or one of its children's: `/accounts/savings/goals` is under `/accounts`. */
export function isUnder(pathname: string, { to, children = [] }: NavigationEntry): boolean {
  const places = [to, ...children.map((child) => child.to)].map((path) => ({ path: `${path}/*` }));
  return mountMatcher(places)(pathname) !== undefined;
}
