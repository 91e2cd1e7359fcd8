import type { RemoteRelease } from '../schema.ts';

export function navigationTargets({ navigation = [] }: Pick<RemoteRelease, 'navigation'>): string[] {
  return navigation.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]);
}
