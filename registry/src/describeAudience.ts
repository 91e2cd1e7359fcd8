import type { FlagRule } from './flags/schemas.ts';
import type { Audience } from './schema.ts';

const STAFF = 'staff';

/** `10 %, 2 named customers, staff`. */
export function describeAudience({
  percent,
  for: named = [],
  staff,
  groups = [],
  languages = [],
}: Audience & Partial<FlagRule>): string {
  const others = [
    ...(named.length > 0 ? [`${named.length} named customer${named.length > 1 ? 's' : ''}`] : []),
    ...(staff ? [STAFF] : []),
    ...groups.map((group) => (group === STAFF ? STAFF : `the group ${group}`)),
    ...languages.map((language) => `readers of ${language}`),
  ];
  return [...(percent > 0 || others.length === 0 ? [`${percent} %`] : []), ...others].join(', ');
}
