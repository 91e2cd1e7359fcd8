import { commitText } from '../commitText.ts';
import type { Deployment } from '../Deployment.ts';
import type { StateChange } from '../diffStates.ts';
import type { Release } from '../schema.ts';
import { appsOf, liveReleases, type State } from '../state.ts';
import { readSbom } from './readSbom.ts';

interface Content {
  commits: Set<string>;
  /** Versions and licences by name; `undefined` when the store has no SBOM of some release. */
  components: Map<string, Set<string>> | undefined;
}

/** What changed in the packages and commits that the live versions, canaries too, are made of. */
export async function diffComponents(deployment: Deployment, before: State, after: State): Promise<StateChange[]> {
  const apps = [...new Set([...appsOf(before), ...appsOf(after)])];
  const changes = apps.map(async (app) => {
    const [past, current] = [before, after].map((state) => liveReleases(state).filter(({ name }) => name === app));
    if (!past || !current || versionsOf(past) === versionsOf(current)) return [];
    return compare(app, await contentOf(deployment, past), await contentOf(deployment, current));
  });
  return (await Promise.all(changes)).flat();
}

async function contentOf(deployment: Deployment, releases: Release[]): Promise<Content> {
  const found = await Promise.all(releases.map((release) => readSbom(deployment, release).catch(() => undefined)));
  const components = new Map<string, Set<string>>();
  for (const { name, version, licences } of found.flatMap((some) => some ?? [])) {
    const text = licences.length > 0 ? `${version} (${licences.join(', ')})` : version;
    components.set(name, (components.get(name) ?? new Set()).add(text));
  }
  const commits = new Set(releases.flatMap(({ commit }) => (commit ? commitText(commit) : [])));
  return { commits, components: found.includes(undefined) ? undefined : components };
}

function compare(app: string, from: Content, to: Content): StateChange[] {
  const names = from.components && to.components && new Set([...from.components.keys(), ...to.components.keys()]);
  const components = names
    ? [...names].sort().map((name) => ({
        what: `component ${name}`,
        from: textOf(from.components?.get(name)),
        to: textOf(to.components?.get(name)),
      }))
    : [{ what: 'components', from: countOf(from), to: countOf(to) }];
  return [{ what: 'commit', from: textOf(from.commits), to: textOf(to.commits) }, ...components]
    .filter((change) => change.from !== change.to)
    .map((change) => ({ app, ...change }));
}

function textOf(found: Set<string> = new Set()): string | undefined {
  return [...found].sort().join(', ') || undefined;
}

function countOf({ components }: Content): string {
  return components ? String(components.size) : 'not known';
}

function versionsOf(releases: Release[]): string {
  return releases.map(({ version }) => version).join();
}
