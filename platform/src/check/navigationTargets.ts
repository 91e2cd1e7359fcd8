import type { RemoteRelease } from '../registry/schema.ts';

/** Where a remote's entries in the sidebar lead, those in groups too; in lower case, as the router compares. */
export function navigationTargets({ navigation = [] }: Pick<RemoteRelease, 'navigation'>): string[] {
  return navigation.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]).map(lowerCase);
}

function lowerCase(text: string): string {
  return text.toLowerCase();
}
