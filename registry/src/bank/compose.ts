import { knownWords } from '../knownWords.ts';
import type { Authority } from '../roles/Authority.ts';
import { ALL_PACKAGES } from '../roles/schema.ts';
import { type Channel, channel } from '../schema.ts';
import { channelOf, entryOf, type State, withChannel } from '../state.ts';
import type { OperatorsContent } from './drafts.ts';
import { judgeReleases } from './packageFault.ts';
import type { PackageDocument } from './schemas.ts';

/** Puts the bank together: packages as their own documents have them, and what operators say of them above it. */
export function compose(packages: PackageDocument[], operators: OperatorsContent, authority: Authority): State {
  let state: State = { remotes: {}, releases: {} };
  for (const document of packages) {
    const { package: app, held } = document;
    const own = document.channel && knownWords(channel, document.channel);
    const judgements = judgeReleases(document, authority);
    const vouched = Object.entries(document.releases).filter(([version]) => judgements.get(version)?.isVouched);
    const releases = Object.fromEntries(vouched);
    if (vouched.length > 0) state = { ...state, releases: { ...state.releases, [app]: releases } };
    const kept = [...new Set(held)].filter((version) => Object.hasOwn(releases, version));
    if (kept.length > 0) state = { ...state, held: { ...state.held, [app]: kept } };
    const served = own && withOperators(document, own, operators);
    const approved = Object.keys(releases).filter((version) => !judgements.get(version)?.fault);
    if (served) state = withChannel(state, app, withVersions(approved, withOwnSets(app, served)));
  }
  const absent = saidOfAbsent(state, operators);
  const owners = ownersOf(authority);
  return { ...withHeldSets(state, packages), owners, ...(Object.keys(absent).length > 0 && { absent }) };
}

function saidOfAbsent(state: State, { disabled, pinned }: OperatorsContent): NonNullable<State['absent']> {
  const apps = Object.keys({ ...disabled, ...pinned }).filter((app) => app !== 'shell' && !channelOf(state, app));
  return Object.fromEntries(
    apps.map((app) => [app, { disabled: entryOf(disabled, app), pinned: entryOf(pinned, app) }]),
  );
}

/**
 * Versions that customers can go back to without asking are approved like the live one. That is none of them: otherwise,
 * going back would never end.
 */
function withVersions(approved: string[], channel: Channel): Channel {
  const isThere = (version: string) => approved.includes(version);
  const left = channel.left && { left: channel.left.filter(isThere) };
  const previous = channel.previous.filter((version) => version !== channel.active && isThere(version));
  return { ...channel, previous, ...left };
}

function withOperators(
  { package: app }: PackageDocument,
  channel: Channel,
  { disabled, pinned }: OperatorsContent,
): Channel {
  const message = app === 'shell' ? undefined : entryOf(disabled, app);
  const version = entryOf(pinned, app);
  const { canary, ...stable } = channel;
  // Nothing stands in for what is pinned, whoever has pinned it.
  const isPinned = version !== undefined || channel.pinned;
  return {
    ...stable,
    ...(canary && !isPinned && { canary }),
    ...(version !== undefined && { active: version, pinned: true as const }),
    ...(message && { disabled: message }),
  };
}

/** A set counts only for packages that it names. */
function withOwnSets(app: string, { sets = {}, ...channel }: Channel): Channel {
  const own = Object.entries(sets).filter(([version, set]) => set.split(',').includes(`${app}@${version}`));
  return own.length > 0 ? { ...channel, sets: Object.fromEntries(own) } : channel;
}

/** Those sets of held versions that each of their packages names. */
function withHeldSets(state: State, packages: PackageDocument[]): State {
  const held = new Map(Object.entries(state.held ?? {}).map(([app, versions]) => [app, new Set(versions)]));
  const named = new Map<string, { set: PackageDocument['heldTogether'][number]; by: Set<string> }>();
  for (const { package: app, heldTogether } of packages)
    for (const set of heldTogether) {
      const id = JSON.stringify(set);
      const known = named.get(id) ?? { set, by: new Set() };
      named.set(id, known);
      known.by.add(app);
    }
  const whole = [...named.values()].flatMap(({ set, by }) =>
    set.every(({ app, version }) => by.has(app) && held.get(app)?.has(version)) ? [set] : [],
  );
  return whole.length > 0 ? { ...state, heldTogether: whole } : state;
}

/** The first of several roles that name a package owns it; nobody owns it where one role has all. */
function ownersOf({ roles }: Authority): Record<string, string> {
  const named = Object.entries(roles.roles).flatMap(([owner, { packages }]) => packages.map((app) => [app, owner]));
  return Object.fromEntries(named.filter(([app]) => app !== ALL_PACKAGES).reverse());
}
