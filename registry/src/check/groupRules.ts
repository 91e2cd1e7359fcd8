import type { Release } from '../schema.ts';
import type { Refusal } from './Refusal.ts';

/** @param groups `navigationGroups` of the deployment */
export function checkGroups(release: Release, groups: string[] | undefined): Refusal[] {
  if (release.kind === 'shell' || !groups) return [];
  const unknown = (release.navigation ?? []).filter(({ group }) => !groups.includes(group));
  return unknown.map(({ to, group }) => ({
    rule: 'navigation',
    where: to,
    found: `is in the group "${group}"; the deployment has ${groups.join(', ')}.`,
    remedy: 'Choose one of these in remote.ts, or add it to navigationGroups in the deployment’s configuration.',
  }));
}
