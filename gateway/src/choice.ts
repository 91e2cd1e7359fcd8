import type { FlagRule } from '@bank/registry/flags/schemas.ts';
import type { Canary, Registry } from '@bank/registry/schema.ts';
import { channelsOf, liveReleases } from '@bank/registry/state.ts';
import { groupsOf, isInCanary, personOf } from './cohort.ts';
import type { ProvidedFlags } from './flags/FlagSource.ts';
import { conditionsOf } from './withheld.ts';

/** All that a gateway knows of whoever asks for a page. */
export interface Visitor {
  /** The cohort with the customer's groups. */
  cohort?: string | undefined;
  /** `es`, without a region. Only asked where conditions or flags name languages. */
  language?: string | undefined;
}

/** What of the bank a visitor gets. All who get the same share one page. */
export interface Choice {
  /** Packages of which they get the canary. */
  canaries: string[];
  /** Flags whose rule means them: `mfe-budget rollover`. */
  flags: string[];
  /** Values by flag, in place of rules, where the deployment has a flag provider of its own. */
  provided?: ProvidedFlags;
  /** Those of the visitor's groups that conditions of live versions name. */
  groups: string[];
  /** The visitor's language, if conditions name it. */
  languages: string[];
}

export const NOBODY: Choice = { canaries: [], flags: [], groups: [], languages: [] };

export function choiceOf(registry: Registry, visitor: Visitor = {}, provided?: ProvidedFlags): Choice {
  const { flags, groups, languages } = audiencesOf(registry);
  const { cohort = '' } = visitor;
  return {
    canaries: canariesOf(registry, visitor.cohort),
    flags: flags.flatMap(({ id, rule }) => (isMeant(id, rule, visitor) ? id : [])),
    groups: groupsOf(cohort).filter((group) => groups.has(group)),
    languages: languages.size > 0 ? [visitor.language ?? ''].filter((one) => languages.has(one)) : [],
    ...(provided && { provided }),
  };
}

export function canariesOf(registry: Registry, cohort: string | undefined): string[] {
  if (!cohort) return [];
  const { canaries } = audiencesOf(registry);
  return canaries.flatMap(({ app, id, rule }) => (isMeant(id, rule, { cohort }) ? app : []));
}

export function canaryApps(registry: Registry): string[] {
  return audiencesOf(registry).canaries.map(({ app }) => app);
}

/** Tells whether it matters who somebody is before they have signed in. */
export function needsCohort(registry: Registry): boolean {
  const { canaries, flags } = audiencesOf(registry);
  return canaries.length > 0 || flags.some(({ rule: { percent } }) => percent > 0 && percent < 100);
}

interface Audiences {
  canaries: { app: string; id: string; rule: FlagRule }[];
  flags: { id: string; rule: FlagRule }[];
  /** Groups and languages that conditions of live versions name: visitors who differ in no other share their pages. */
  groups: Set<string>;
  languages: Set<string>;
}

const known = new WeakMap<Registry, Audiences>();

/** Looks through all remotes once: each request asks. */
function audiencesOf(registry: Registry): Audiences {
  const audiences = known.get(registry) ?? findAudiences(registry);
  known.set(registry, audiences);
  return audiences;
}

function findAudiences(registry: Registry): Audiences {
  const channels = channelsOf(registry);
  const conditions = liveReleases(registry).flatMap((one) => (one.kind === 'remote' ? conditionsOf(one) : []));
  return {
    canaries: channels.flatMap(([app, { canary, sets = {} }]) =>
      canary ? { app, id: sets[canary.version] ?? app, rule: audienceOf(canary) } : [],
    ),
    flags: channels.flatMap(([app, { flags = {} }]) =>
      Object.entries(flags).map(([flag, rule]) => ({ id: flagId(app, flag), rule })),
    ),
    groups: new Set(conditions.flatMap(({ groups = [] }) => groups)),
    languages: new Set(conditions.flatMap(({ languages = [] }) => languages)),
  };
}

/** @returns how a flag stands in `Choice` */
export function flagId(app: string, flag: string): string {
  return `${app} ${flag}`;
}

function audienceOf({ staff, ...audience }: Canary): FlagRule {
  return { ...audience, ...(staff && { groups: ['staff'] }) };
}

/** @param id apart for each canary and flag, so that being meant by one says nothing about the next */
function isMeant(id: string, rule: FlagRule, visitor: Visitor): boolean {
  const { cohort = '' } = visitor;
  const { percent, for: named = [], groups = [], languages = [] } = rule;
  const person = personOf(cohort);
  return (
    percent === 100 ||
    named.includes(person) ||
    groups.some((group) => groupsOf(cohort).includes(group)) ||
    (languages.length > 0 && languages.includes(visitor.language ?? '')) ||
    (person !== '' && isInCanary(id, person, percent))
  );
}
