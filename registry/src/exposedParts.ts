import type { RemoteRelease } from './schema.ts';

/** What a page can load of a remote. */
export interface ExposedPart {
  /** A path, or a slot with the extension's id. */
  place: string;
  title: string;
  expose: string;
  files: string[];
}

export function exposedParts({ mounts, extensions = [] }: RemoteRelease): ExposedPart[] {
  return [
    ...mounts.map(({ path, ...mount }) => ({ place: path, ...mount })),
    ...extensions.map(({ slot, id, ...extension }) => ({ place: `${slot} ${id}`, ...extension })),
  ];
}
