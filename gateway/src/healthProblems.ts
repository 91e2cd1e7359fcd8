import { ageProblem } from '@bank/registry/ageProblem.ts';
import { servicesOf } from '@bank/registry/describeChannel.ts';
import { groupBy } from '@bank/registry/groupBy.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { releaseOf } from '@bank/registry/state.ts';
import type { Artifacts } from './Artifacts.ts';
import type { Apis } from './apis/Apis.ts';
import { failingVersions, failureProblem } from './events/failingVersions.ts';
import type { Telemetry } from './events/Telemetry.ts';
import type { FlagSource } from './flags/FlagSource.ts';
import type { SharedCounts } from './judge/SharedCounts.ts';
import type { PageSource } from './PageSource.ts';
import type { ServiceLog } from './services/ServiceLog.ts';
import type { LiveSettings } from './settings/LiveSettings.ts';

export interface ProblemSources {
  telemetry: Telemetry;
  /** It has what each gateway has counted lately. */
  shared: Pick<SharedCounts, 'all'>;
  source: PageSource;
  artifacts: Artifacts;
  apis: Apis;
  /** `undefined` where nothing is forwarded. */
  services?: ServiceLog | undefined;
  registryMaxAgeDays: number;
  flags?: FlagSource | undefined;
  settings?: LiveSettings | undefined;
}

/** Lists what an operator has to look at. @param registry that is served, if any is */
export function healthProblems(sources: ProblemSources, registry: Registry | undefined): string[] {
  return Object.values(problemsByPart(sources, registry)).flat();
}

/** @returns problems by the part that has them: `apis`, `store`, `registry/packages/mfe-cards`, `services/cards`, or a failing version such as `mfe-cards@1.0.0-4f1c0a9b2e` */
export function problemsByPart(
  { telemetry, shared, source, artifacts, apis, services, flags, settings, registryMaxAgeDays }: ProblemSources,
  registry: Registry | undefined,
): Record<string, string[]> {
  const tooOld = registry && ageProblem(registry.signedAt, registryMaxAgeDays);
  const failing = registry ? failingVersions(registry, shared.all()) : [];
  return {
    ...ofStore(source),
    ...below('artifacts', artifacts.problems),
    apis: apis.problems(),
    age: tooOld ? [tooOld] : [],
    flags: flags?.problems ?? [],
    ...below('settings', settings?.problems),
    ...below('services', services?.problems(registry ? neededServices(registry) : [])),
    ...Object.fromEntries(
      failing.map((one) => [`${one.remote}@${one.version}`, [failureProblem(one, telemetry)]] as const),
    ),
  };
}

/** Whoever writes to the store can leave stray files of any name there, and a squad bad documents of its own packages. */
function ofStore({ found }: PageSource): Record<string, string[]> {
  const parts = groupBy(found, ({ part }) => part);
  return Object.fromEntries(parts.map((all) => [all[0]?.part, all.map(({ text }) => text)]));
}

/** Squads bring about problems of their own: each package and service is a part. */
function below(place: string, problems: Record<string, string[]> = {}): Record<string, string[]> {
  return Object.fromEntries(Object.entries(problems).map(([name, all]) => [`${place}/${name}`, all]));
}

function neededServices(registry: Registry): string[] {
  const live = Object.entries(registry.remotes).filter(([, { disabled }]) => !disabled);
  const releases = live.flatMap(([name, { active, canary }]) =>
    [active, ...(canary ? [canary.version] : [])].map((version) => releaseOf(registry, name, version)),
  );
  return [...new Set(releases.flatMap(servicesOf))];
}
