import type { Audience } from './schema.ts';

/** `10 %, 2 named customers, staff`. */
export function describeAudience({ percent, for: named = [], staff }: Audience): string {
  const people = named.length > 0 ? [`${named.length} named customer${named.length > 1 ? 's' : ''}`] : [];
  const others = [...people, ...(staff ? ['staff'] : [])];
  return [...(percent > 0 || others.length === 0 ? [`${percent} %`] : []), ...others].join(', ');
}
