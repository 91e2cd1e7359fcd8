import type { RemoteRelease } from '../registry/schema.ts';

/** Lower case, like the shell's router. */
export function navigationTargets({ navigation = [] }: Pick<RemoteRelease, 'navigation'>): string[] {
  return navigation.flatMap(({ to, children = [] }) => [to, ...children.map((child) => child.to)]).map(lowerCase);
}

function lowerCase(text: string): string {
  return text.toLowerCase();
}
