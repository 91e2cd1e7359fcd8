import { dropMissingVersions } from '../registry/edits/dropMissingVersions.ts';
import { faultsOf } from '../registry/faultsOf.ts';
import type { Registry } from '../registry/schema.ts';
import { channelOf, channelsOf, type State, withChannel } from '../registry/state.ts';
import type { Authority } from './Authority.ts';
import { unauthorised, vouchedOnly } from './unauthorised.ts';

export interface Effective {
  registry: Registry;
  /** Why entries are not taken as they are. */
  faults: string[];
}

/**
 * What counts of a registry: a faulty entry stays as the newest earlier registry had it, and without one is left out.
 * @param earlier newest first; asked for no more than is needed @throws when the shell is faulty everywhere
 */
export async function effective(
  registry: Registry,
  authority: Authority,
  earlier: () => AsyncIterator<Registry>,
): Promise<Effective> {
  const past = earlier();
  const before = (await past.next()).value as Registry | undefined;
  const faults = judge(registry, authority, before);
  if (faults.size === 0) return { registry: clean(registry, authority), faults: [] };
  const texts = [...faults.values()].map((fault) => `Registry revision ${registry.revision}: ${fault}`);
  let result = registry;
  let open = [...faults.keys()];
  for (let one = before; one && open.length > 0; one = (await past.next()).value as Registry | undefined) {
    const sound = open.filter((app) => !judge(one, authority).has(app) && one.approvals.channels[app]);
    for (const app of sound) result = withEntryOf(result, one, app);
    open = open.filter((app) => !sound.includes(app));
  }
  if (open.includes('shell')) throw new Error(texts[[...faults.keys()].indexOf('shell')]);
  for (const app of open) result = withoutEntry(result, app);
  return { registry: clean(result, authority), faults: texts };
}

function judge(registry: Registry, authority: Authority, before?: Registry): Map<string, string> {
  return new Map([...unauthorised(registry, authority, before), ...faultsOf(registry)]);
}

function withEntryOf(registry: Registry, source: Registry, app: string): Registry {
  const channel = channelOf(source, app);
  const approvals = {
    releases: {
      ...registry.approvals.releases,
      [app]: { ...registry.approvals.releases[app], ...source.approvals.releases[app] },
    },
    channels: { ...registry.approvals.channels, ...pick(source.approvals.channels, app) },
  };
  const releases = { ...registry.releases, [app]: { ...registry.releases[app], ...source.releases[app] } };
  const taken = { ...registry, approvals, releases };
  if (!channel) return withoutEntry(taken, app);
  return app === 'shell' ? { ...taken, shell: channel } : { ...taken, remotes: { ...taken.remotes, [app]: channel } };
}

function pick<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const value = record[key];
  return value === undefined ? {} : { [key]: value };
}

function withoutEntry(registry: Registry, app: string): Registry {
  const { [app]: _, ...remotes } = registry.remotes;
  return { ...registry, remotes };
}

function clean(registry: Registry, authority: Authority): Registry {
  const vouched = vouchedOnly(registry, authority);
  const state = channelsOf(vouched).reduce(
    (current, [app, channel]) => withChannel(current, app, dropMissingVersions(current, app, channel)),
    vouched as State,
  );
  return { ...vouched, ...state, shell: state.shell ?? vouched.shell };
}
