import type { Audience, Canary, Registry } from './schema.ts';
import { channelsOf, type Version } from './state.ts';

export interface SetFacts extends Partial<Audience> {
  state: 'live' | 'canary' | 'held';
  versions: MemberFacts[];
}

interface MemberFacts extends Version {
  /** What the package has gone on to since. */
  now?: string;
}

/** Versions that are served, promoted and taken back as one, and held ones that were released together. */
export function describeSets(registry: Registry): SetFacts[] {
  const { heldTogether = [] } = registry;
  const channels = channelsOf(registry);
  const ids = channels.flatMap(([, { active, canary, sets = {} }]) => [sets[active], sets[canary?.version ?? '']]);
  const marked = [...new Set(ids.filter((id) => id !== undefined))].map((id) => describeMarked(channels, id));
  return [...marked, ...heldTogether.map((versions): SetFacts => ({ state: 'held', versions }))];
}

function describeMarked(channels: ReturnType<typeof channelsOf>, id: string): SetFacts {
  const canary = channels.find(([, { canary, sets }]) => canary && sets?.[canary.version] === id)?.[1].canary;
  const versions = channels.flatMap(([app, { active, sets = {} }]) => {
    const [version] = Object.keys(sets).filter((one) => sets[one] === id);
    if (!version) return [];
    return { app, version, ...(!canary && version !== active && { now: active }) };
  });
  return { state: canary ? 'canary' : 'live', ...audienceOf(canary), versions };
}

function audienceOf(canary: Canary | undefined): Partial<Audience> {
  if (!canary) return {};
  const { percent, for: named, staff } = canary;
  return { percent, ...(named && { for: named }), ...(staff && { staff }) };
}
