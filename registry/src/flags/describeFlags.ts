import { describeAudience } from '../describeAudience.ts';
import type { Channel, Release } from '../schema.ts';
import { entryOf } from '../state.ts';
import type { DeclaredFlag, FlagRule } from './schemas.ts';

export interface FlagFacts extends DeclaredFlag {
  /** `budget.rollover` */
  name: string;
  rule?: FlagRule;
  /** The day that `remote.ts` names has passed. */
  isOverdue: boolean;
}

/** @param app such as `mfe-budget` */
export function flagTitle(app: string, flag: string): string {
  return `${app.replace(/^mfe-/, '')}.${flag}`;
}

export function describeFlags(release: Release | undefined, channel?: Channel): FlagFacts[] {
  if (release?.kind !== 'remote') return [];
  const today = new Date().toISOString().slice(0, 10);
  return Object.entries(release.flags ?? {}).map(([name, flag]) => {
    const rule = entryOf(channel?.flags ?? {}, name);
    return { name: flagTitle(release.name, name), ...flag, ...(rule && { rule }), isOverdue: flag.until < today };
  });
}

export function overdueText({ name, owner, until }: FlagFacts): string {
  return `${name} was to be gone by ${until} (${owner}). Remove it from the code and from remote.ts, or name a later day there.`;
}

/** `on for 5 %, staff` */
export function describeRule(rule: FlagRule | undefined): string {
  if (!rule) return 'as remote.ts has it for everybody';
  if (isForNobody(rule)) return 'off for everybody';
  const { value = 'on', percent } = rule;
  return `${value} for ${percent === 100 ? 'everybody' : describeAudience(rule)}`;
}

export function isForNobody({ percent, for: named, groups, languages }: FlagRule): boolean {
  return percent === 0 && !named && !groups && !languages;
}
