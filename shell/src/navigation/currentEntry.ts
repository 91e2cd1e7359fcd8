import type { NavigationEntry } from '@bank/shared/contract';
import { mountMatcher } from '@bank/shared/mounts';

/** The entry, or child of one, that is nearest to a path at or above it: `/cards` at `/cards/7`. @returns its path */
export function currentEntry(navigation: readonly NavigationEntry[], pathname: string): string | undefined {
  const places = navigation.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]);
  return mountMatcher(places.map((to) => ({ path: `${to}/*`, to })))(pathname)?.to;
}

export function isWithin(current: string | undefined, { to, children = [] }: NavigationEntry): boolean {
  return current === to || children.some((child) => child.to === current);
}
