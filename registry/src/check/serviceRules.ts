import { type ApiUse, apiUse, type OperationUse, withoutNames } from '../api/ApiUse.ts';
import { answeredUse } from '../api/answeredUse.ts';
import type { ApiFault } from '../api/apiFaults.ts';
import { fieldFaults } from '../api/fieldFaults.ts';
import { commandLine } from '../commandLine.ts';
import { serviceOperation } from '../config/services.ts';
import { knownWords } from '../knownWords.ts';
import type { Release, RemoteRelease } from '../schema.ts';
import { entryOf } from '../state.ts';
import type { Refusal } from './Refusal.ts';
import type { Running } from './running.ts';

/**
 * Compares what either asks services of the other with what that publishes.
 * @param release that is new @param others that run: a squad decides what its own has published, until it is disabled
 */
export function checkServices(release: RemoteRelease, others: RemoteRelease[]): Refusal[] {
  return [
    ...others.flatMap((provider) =>
      lacking(release, provider).map((where) => ({
        rule: 'services',
        where,
        found: `is used by ${id(release)}, and ${ownedId(provider)} does not publish it.`,
        remedy: `Release it with --hold until a version is live that does; or run ${commandLine('types')}, and build it again.`,
      })),
    ),
    ...others.flatMap((provider) =>
      changed(release, provider).map(({ where, found }) => ({
        rule: 'services',
        where,
        found: `is used by ${id(release)}, and in ${ownedId(provider)} it ${found}`,
        remedy: `Run ${commandLine('types')}, and build it again; or release it with --hold until a version is live that it fits.`,
      })),
    ),
    ...others.flatMap((user) =>
      changed(user, release).map(({ where, found }) => ({
        rule: 'services',
        where,
        found: `is used by ${ownedId(user)}, and in ${id(release)} it ${found}`,
        remedy:
          'Keep it in the service and in public.d.ts until their owners have released it for the new types, or disable them until then.',
      })),
    ),
    ...others.flatMap((user) =>
      lacking(user, release).map((where) => ({
        rule: 'services',
        where,
        found: `is used by ${ownedId(user)}, and ${id(release)} no longer publishes it.`,
        remedy:
          'Keep it in the service and in public.d.ts until their owners have released it without it, or disable them until then.',
      })),
    ),
  ];
}

type Uses = Pick<RemoteRelease, 'servicesUsed' | 'serviceApisUsed'>;

/** Only what a live version publishes can be lost: whatever else a release asks counts for nothing once it is live. */
export function withPublishedUses(release: Release, live: Release[]): Release {
  if (release.kind === 'shell') return release;
  const { servicesUsed, serviceApisUsed } = release;
  const named = (provider: string) =>
    live.flatMap((one) => (one.kind === 'remote' && one.name === provider ? [one] : []));
  const isOffered = (provider: string, uses: Uses) =>
    named(provider).some((one) => one.servicesPublished && lacking(uses, one).length === 0);
  return {
    ...release,
    servicesUsed: mapEntries(servicesUsed, (provider, services) =>
      mapEntries(services, (service, operations) =>
        operations.filter((one) => isOffered(provider, { servicesUsed: { [provider]: { [service]: [one] } } })),
      ),
    ),
    serviceApisUsed: mapEntries(serviceApisUsed, (provider, use) => answeredOf(use, named(provider))),
  };
}

function answeredOf(use: ApiUse, providers: RemoteRelease[]): ApiUse {
  const offers = providers.map(offersOf);
  const known = providers.flatMap(({ serviceApi }) => serviceApi?.problems ?? []);
  return answeredUse(use, (name) => offers.flatMap((one) => one.get(withoutNames(name)) ?? []), known);
}

function mapEntries<Value, Mapped>(
  values: Record<string, Value> = {},
  map: (key: string, value: Value) => Mapped,
): Record<string, Mapped> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(key, value)]));
}

/** Finds services of remotes that are not live. @param beside all that can be in one page with it */
export function checkProviders(release: Release, beside: Running[]): Refusal[] {
  if (release.kind === 'shell') return [];
  return Object.entries(release.servicesUsed ?? {})
    .filter(([provider]) => !beside.some(({ release: { name } }) => name === provider))
    .flatMap(([provider, services]) =>
      Object.keys(services).map((where) => ({
        rule: 'services',
        where,
        found: `is a service of ${provider}, which is not live, and ${id(release)} uses it.`,
        remedy: `Release it with --hold until ${provider} is live.`,
      })),
    );
}

/** @returns the operations that the provider lacks, such as `GET /api/allowance/goals` */
function lacking({ servicesUsed = {} }: Uses, provider: RemoteRelease): string[] {
  const { name, types, servicesPublished } = provider;
  // An older preset did not say what these types have.
  if (types && !servicesPublished) return [];
  return Object.entries(entryOf(servicesUsed, name) ?? {}).flatMap(([service, operations]) => {
    const published = (entryOf(servicesPublished ?? {}, service) ?? []).map(withoutNames);
    return operations
      .filter((one) => !published.includes(withoutNames(one)))
      .map((one) => serviceOperation(service, one));
  });
}

/** Finds where fields and problems are not as they are used. Builds of older presets recorded none. */
function changed({ serviceApisUsed = {} }: Uses, provider: RemoteRelease): ApiFault[] {
  const { name, serviceApi } = provider;
  const used = entryOf(serviceApisUsed, name);
  if (!used || !serviceApi) return [];
  const offers = offersOf(provider);
  return [
    ...Object.entries(used.operations).flatMap(([where, use]) => {
      const offer = offers.get(withoutNames(where));
      return (offer ? fieldFaults(use, offer) : []).map((found) => ({ where, found }));
    }),
    ...used.problems
      .filter((problem) => !serviceApi.problems.includes(problem))
      .map((where) => ({ where, found: 'is no problem that the service answers with.' })),
  ];
}

function offersOf({ serviceApi }: RemoteRelease): Map<string, OperationUse> {
  const published = serviceApi && knownWords(apiUse, serviceApi);
  return new Map(Object.entries(published?.operations ?? {}).map(([place, offer]) => [withoutNames(place), offer]));
}

function id({ name, version }: Pick<RemoteRelease, 'name' | 'version'>): string {
  return `${name} ${version}`;
}

function ownedId(release: RemoteRelease): string {
  return `${id(release)} (${release.owner})`;
}
