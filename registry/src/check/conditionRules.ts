import type { Release } from '../schema.ts';
import { entryOf } from '../state.ts';
import type { Refusal } from './Refusal.ts';

/** Refuses conditions that never hold, and those of public pages, which are for whoever is not signed in. */
export function checkConditions(release: Release): Refusal[] {
  if (release.kind === 'shell') return [];
  const { mounts, navigation = [], extensions = [], flags = {} } = release;
  const refusal = (where: string, found: string, remedy: string) => ({ rule: 'conditions', where, found, remedy });
  const places = [
    ...mounts.map((mount) => ({ where: mount.path, ...mount })),
    ...navigation.map((entry) => ({ where: entry.to, ...entry })),
    ...extensions.map((extension) => ({ where: `${extension.slot} ${extension.id}`, ...extension })),
  ];
  const unknown = places.flatMap(({ where, for: { flag } = {} }) =>
    flag === undefined || typeof entryOf(flags, flag)?.default === 'boolean'
      ? []
      : refusal(
          where,
          `is for whoever has "${flag}", which is no flag of true and false.`,
          'Declare it under "flags" in remote.ts, with "default": false.',
        ),
  );
  const open = mounts.filter((mount) => mount.layout === 'public' && mount.for);
  return [
    ...unknown,
    ...open.map(({ path }) =>
      refusal(path, 'is public, and for some customers alone.', 'Remove "for", or make it a "main" page.'),
    ),
  ];
}
