import type { FlagRule } from '@bank/registry/flags/schemas.ts';
import type { Canary, Channel, Registry } from '@bank/registry/schema.ts';
import { channelsOf, liveReleases } from '@bank/registry/state.ts';
import { groupsOf, isInCanary, personOf } from './cohort.ts';
import { conditionsOf } from './withheld.ts';

/** All that a gateway knows of whoever asks for a page. */
export interface Visitor {
  /** With the customer's groups. */
  cohort?: string | undefined;
  /** `es`, without a region. */
  language?: string | undefined;
}

/** What of the bank a visitor gets. All who get the same share one page. */
export interface Choice {
  /** Packages of which they get the canary. */
  canaries: string[];
  /** Flags whose rule means them: `mfe-budget rollover`. */
  flags: string[];
  /** Those of the visitor's groups that conditions of live versions name. */
  groups: string[];
  /** The visitor's language, if conditions name it. */
  languages: string[];
}

export const NOBODY: Choice = { canaries: [], flags: [], groups: [], languages: [] };

export function choiceOf(registry: Registry, visitor: Visitor = {}): Choice {
  const flags = rulesOf(registry).flatMap(({ id, rule }) => (isMeant(id, rule, visitor) ? id : []));
  const { cohort = '', language = '' } = visitor;
  const named = namedIn(registry);
  return {
    canaries: canariesOf(registry, visitor.cohort),
    flags,
    groups: groupsOf(cohort).filter((group) => named.groups.has(group)),
    languages: [language].filter((one) => named.languages.has(one)),
  };
}

interface Named {
  groups: Set<string>;
  languages: Set<string>;
}

const namedBefore = new WeakMap<Registry, Named>();

/** Visitors who differ in nothing that conditions name share their pages. */
function namedIn(registry: Registry): Named {
  const known = namedBefore.get(registry);
  if (known) return known;
  const conditions = liveReleases(registry).flatMap((one) => (one.kind === 'remote' ? conditionsOf(one) : []));
  const named = {
    groups: new Set(conditions.flatMap(({ groups = [] }) => groups)),
    languages: new Set(conditions.flatMap(({ languages = [] }) => languages)),
  };
  namedBefore.set(registry, named);
  return named;
}

export function canariesOf(registry: Registry, cohort: string | undefined): string[] {
  if (!cohort) return [];
  return channelsOf(registry).flatMap(([app, { canary, sets = {} }]) =>
    canary && isMeant(sets[canary.version] ?? app, audienceOf(canary), { cohort }) ? app : [],
  );
}

export function canaryApps(registry: Registry): string[] {
  return channelsOf(registry).flatMap(([app, { canary }]) => (canary ? app : []));
}

/** Whether it matters who somebody is before they have signed in. */
export function needsCohort(registry: Registry): boolean {
  return (
    canaryApps(registry).length > 0 || rulesOf(registry).some(({ rule: { percent } }) => percent > 0 && percent < 100)
  );
}

/** @returns how a flag stands in `Choice` */
export function flagId(app: string, flag: string): string {
  return `${app} ${flag}`;
}

function rulesOf(registry: Registry): { id: string; rule: FlagRule }[] {
  return channelsOf(registry).flatMap(([app, { flags = {} }]: [string, Channel]) =>
    Object.entries(flags).map(([flag, rule]) => ({ id: flagId(app, flag), rule })),
  );
}

function audienceOf({ staff, ...audience }: Canary): FlagRule {
  return { ...audience, ...(staff && { groups: ['staff'] }) };
}

/** @param id apart for each canary and flag, so that being meant by one says nothing about the next */
function isMeant(id: string, rule: FlagRule, { cohort = '', language = '' }: Visitor): boolean {
  const { percent, for: named = [], groups = [], languages = [] } = rule;
  const person = personOf(cohort);
  return (
    percent === 100 ||
    named.includes(person) ||
    groups.some((group) => groupsOf(cohort).includes(group)) ||
    languages.includes(language) ||
    (person !== '' && isInCanary(id, person, percent))
  );
}
