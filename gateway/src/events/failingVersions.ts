import { commandLine } from '@bank/registry/commandLine.ts';
import { type ChannelFacts, describeChannel } from '@bank/registry/describeChannel.ts';
import type { Registry } from '@bank/registry/schema.ts';
import { type Counts, failedOf, visitsOf } from './Counts.ts';
import type { Telemetry } from './Telemetry.ts';
import { WINDOW_MINUTES } from './VersionCounts.ts';

const MIN_FAILED = 5;
const MAX_FAILED_SHARE = 0.1;
/** Beside one network, whose customers may all be one who makes it up. */
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

/**
 * A version fails when at least five of its visits in the last five minutes failed, and more than a tenth of all of them, in
 * three networks at least. Each of these counts once a minute.
 * @param gateways that have counted: one network may ask each of them
 */
export function isFailing(counts: Counts, gateways = 1): boolean {
  const { failing, failingNetworks } = counts;
  const isWide = failingNetworks >= gateways + MIN_OTHER_NETWORKS;
  return isWide && failing >= MIN_FAILED && failing > visitsOf(counts) * MAX_FAILED_SHARE;
}

export function failingVersions(registry: Registry, telemetry: Telemetry, at = Date.now()): FailingVersion[] {
  const live = Object.entries(registry.remotes)
    .map(([name, channel]) => describeChannel(registry, name, channel))
    .filter(({ state }) => state !== 'disabled');
  return live.flatMap((channel) =>
    liveVersions(channel).flatMap(({ version, command }) => {
      const counts = telemetry.of(channel.name, version).last(WINDOW_MINUTES, at);
      const [failed, visits] = [failedOf(counts), visitsOf(counts)];
      return isFailing(counts) ? { remote: channel.name, version, owner: channel.owner, failed, visits, command } : [];
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
  const close = commandLine(`disable ${name} --message "Back soon. Your money is safe."`);
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
