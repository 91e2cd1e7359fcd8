import { commandLine } from '@bank/registry/commandLine.ts';
import { type ChannelFacts, describeChannel } from '@bank/registry/describeChannel.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { channelsOf } from '@bank/registry/state.ts';
import { type Counts, failedOf, sumOf, visitsOf } from './Counts.ts';
import type { GatewayCounts } from './GatewayCounts.ts';
import { isInWindow, WINDOW_MINUTES } from './minutes.ts';
import type { Telemetry } from './Telemetry.ts';

const MIN_FAILED = 5;
const MAX_FAILED_SHARE = 0.1;
/** One network says nothing, for its customers may all be one who makes it up: others have to say the same. */
export const MIN_OTHER_NETWORKS = 2;

export interface FailingVersion {
  remote: string;
  version: string;
  owner: string;
  failed: number;
  visits: number;
  /** Takes the version from the customers. */
  command: string;
}

/** All gateways have counted this of a version in the last minutes. */
export interface Recent {
  counts: Counts;
  /** It has failed at as many gateways: one network may ask each of them. */
  failedGateways: number;
}

export function recentOf(all: GatewayCounts[], remote: string, version: string, at: number): Recent {
  const byGateway = all.map(({ minutes }) => {
    const own = minutes.filter((row) => row.app === remote && row.version === version && isInWindow(row.minute, at));
    return sumOf(own.map(({ counts }) => counts));
  });
  const failedGateways = byGateway.filter(({ failedNetworks }) => failedNetworks > 0).length;
  return { counts: sumOf(byGateway), failedGateways };
}

/**
 * A version fails when at least five of its visits in the last five minutes failed, and more than a tenth of all of them,
 * and of the networks that they came from: three at least, each of which counts once.
 */
export function isFailing({ counts, failedGateways }: Recent): boolean {
  const [failed, visits, { networks, failedNetworks }] = [failedOf(counts), visitsOf(counts), counts];
  const isWide = failedNetworks - failedGateways >= MIN_OTHER_NETWORKS && failedNetworks > networks * MAX_FAILED_SHARE;
  return isWide && failed >= MIN_FAILED && failed > visits * MAX_FAILED_SHARE;
}

/** @param all what each gateway has counted */
export function failingVersions(registry: Registry, all: GatewayCounts[], at = Date.now()): FailingVersion[] {
  const live = channelsOf(registry)
    .map(([name, channel]) => describeChannel(registry, name, channel))
    .filter(({ state }) => state !== 'disabled');
  return live.flatMap((channel) =>
    liveVersions(channel).flatMap(({ version, command }) => {
      const recent = recentOf(all, channel.name, version, at);
      const [failed, visits] = [failedOf(recent.counts), visitsOf(recent.counts)];
      return isFailing(recent) ? { remote: channel.name, version, owner: channel.owner, failed, visits, command } : [];
    }),
  );
}

export function failureProblem(failing: FailingVersion, telemetry: Telemetry): string {
  const { remote, version, owner, failed, visits, command } = failing;
  const error = telemetry.errors.mostFrequentOf(remote, version);
  const cause = error ? ` Its most frequent error is ${error.id}.` : '';
  return `${remote} ${version} (${owner}) failed in ${failed} of ${visits} visits in the last ${WINDOW_MINUTES} minutes.${cause} Run: ${command}`;
}

function liveVersions({ name, version, canary, previous }: ChannelFacts): { version: string; command: string }[] {
  const leave = (one: string) => commandLine(`rollback ${name} --from ${hashOf(one)} --why "Visits fail"`);
  const close = commandLine(
    name === 'shell' ? 'errors shell' : `disable ${name} --message "Back soon. Your money is safe."`,
  );
  return [
    { version, command: previous.length > 0 ? leave(version) : close },
    // A rollback from a canary ends it.
    ...(canary ? [{ version: canary.version, command: leave(canary.version) }] : []),
  ];
}

/** Commands take the start of a version's hash. */
function hashOf(version: string): string {
  return version.split('-')[1] ?? version;
}
