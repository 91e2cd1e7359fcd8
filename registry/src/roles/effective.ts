import { dropMissingVersions } from '../edits/dropMissingVersions.ts';
import { faultsOf } from '../faultsOf.ts';
import type { Registry } from '../schema.ts';
import { channelOf, channelsOf, hasVersion, type State, withChannel, withUnread } from '../state.ts';
import { unreadApps } from '../unreadApps.ts';
import type { Authority } from './Authority.ts';
import { unauthorised, vouchedOnly } from './unauthorised.ts';

export interface Effective {
  registry: Registry;
  /** Why entries are not taken as they are. */
  faults: string[];
}

/**
 * What counts of a registry: an entry that is faulty stays as the newest earlier registry had it, and without one is left
 * out. So does an unread one, unless it is kept, which is for those who write it again.
 * @param earlier newest first; asked for no more than is needed @throws when the shell is faulty everywhere
 */
export async function effective(
  registry: Registry,
  authority: Authority,
  earlier: () => AsyncIterator<Registry>,
  { keepsUnread = false } = {},
): Promise<Effective> {
  const past = earlier();
  const known = (one: Registry) => (keepsUnread ? one : withUnread(one, () => false));
  const before = (await past.next()).value as Registry | undefined;
  const refused = unauthorised(registry, authority, before);
  const faults = judge(registry, refused, keepsUnread);
  if (faults.size === 0) return { registry: clean(known(registry), authority), faults: [] };
  const texts = [...faults.values()].map((fault) => `Registry revision ${registry.revision}: ${fault}`);
  let result = known(registry);
  let open = [...faults.keys()];
  for (let one = before; one && open.length > 0; one = (await past.next()).value as Registry | undefined) {
    const unsound = judge(one, unauthorised(one, authority), keepsUnread);
    const source = known(one);
    const sound = open.filter((app) => !unsound.has(app) && source.approvals.channels[app]);
    for (const app of sound) result = withEntryOf(result, source, app);
    open = open.filter((app) => !sound.includes(app));
  }
  if (open.includes('shell')) throw new Error(texts[[...faults.keys()].indexOf('shell')]);
  for (const app of open) result = withoutEntry(result, app);
  const unread = [...unreadApps(registry).keys()].filter((app) => !refused.has(app));
  return { registry: clean(unread.reduce(disabledAs(registry), result), authority), faults: texts };
}

function judge(registry: Registry, refused: Map<string, string>, keepsUnread: boolean): Map<string, string> {
  const unread = keepsUnread ? [] : [...unreadApps(registry)];
  const texts = unread.map(([app, problem]) => [app, `${problem} Update the platform that reads it here.`] as const);
  return new Map([...refused, ...faultsOf(registry), ...texts]);
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
  const { remotes, unread = [] } = withoutEntry(registry, app);
  const others = unread.filter((one) => one.app !== app || !hasVersion(source, app, one.version ?? ''));
  const own = (source.unread ?? []).filter((one) => one.app === app);
  const taken = withUnread({ ...registry, approvals, releases, unread: [...others, ...own] }, () => true);
  if (!channel) return { ...taken, remotes };
  return app === 'shell' ? { ...taken, shell: channel } : { ...taken, remotes: { ...taken.remotes, [app]: channel } };
}

function pick<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  const value = record[key];
  return value === undefined ? {} : { [key]: value };
}

function withoutEntry(registry: Registry, app: string): Registry {
  const { [app]: _, ...remotes } = registry.remotes;
  return withUnread({ ...registry, remotes }, (one) => one.app !== app || one.version !== undefined);
}

/** Somebody may disable a remote because of the very version that is unread here. */
function disabledAs(registry: Registry): (result: Registry, app: string) => Registry {
  return (result, app) => {
    const disabled = channelOf(registry, app)?.disabled;
    const channel = channelOf(result, app);
    if (!disabled || !channel || app === 'shell') return result;
    return { ...result, remotes: { ...result.remotes, [app]: { ...channel, disabled } } };
  };
}

function clean(registry: Registry, authority: Authority): Registry {
  const vouched = vouchedOnly(registry, authority);
  const state = channelsOf(vouched).reduce(
    (current, [app, channel]) => withChannel(current, app, dropMissingVersions(current, app, channel)),
    vouched as State,
  );
  return { ...vouched, ...state, shell: state.shell ?? vouched.shell };
}
