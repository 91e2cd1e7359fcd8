import { ageProblem } from '@bank/registry/ageProblem.ts';
import { servicesOf } from '@bank/registry/describeChannel.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { releaseOf } from '@bank/registry/state.ts';
import type { Artifacts } from './Artifacts.ts';
import type { Apis } from './apis/Apis.ts';
import { type FailingVersion, failingVersions, failureProblem } from './events/failingVersions.ts';
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

export function failingIn({ shared }: ProblemSources, registry: Registry | undefined): FailingVersion[] {
  return registry ? failingVersions(registry, shared.all()) : [];
}

/** Lists what an operator has to look at. @param registry that is served, if any is */
export function healthProblems(
  sources: ProblemSources,
  registry: Registry | undefined,
  failing = failingIn(sources, registry),
): string[] {
  const { telemetry, source, artifacts, apis, services, flags, settings, registryMaxAgeDays } = sources;
  const tooOld = registry && ageProblem(registry.signedAt, registryMaxAgeDays);
  return [
    ...source.problems,
    ...artifacts.problems,
    ...apis.problems(),
    ...(tooOld ? [tooOld] : []),
    ...(flags?.problems ?? []),
    ...(settings?.problems ?? []),
    ...(services?.problems(registry ? neededServices(registry) : []) ?? []),
    ...failing.map((one) => failureProblem(one, telemetry)),
  ];
}

function neededServices(registry: Registry): string[] {
  const live = Object.entries(registry.remotes).filter(([, { disabled }]) => !disabled);
  const releases = live.flatMap(([name, { active, canary }]) =>
    [active, ...(canary ? [canary.version] : [])].map((version) => releaseOf(registry, name, version)),
  );
  return [...new Set(releases.flatMap(servicesOf))];
}
