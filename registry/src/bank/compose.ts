import { dropMissingVersions } from '../edits/dropMissingVersions.ts';
import { groupBy } from '../groupBy.ts';
import type { Authority } from '../roles/Authority.ts';
import type { Channel } from '../schema.ts';
import { entryOf, type State, withChannel } from '../state.ts';
import { isVouched } from './packageFault.ts';
import type { OperatorsDocument, PackageDocument } from './schemas.ts';

/** Puts the bank together: packages as their own documents have them, and what operators say of them above it. */
export function compose(
  packages: PackageDocument[],
  operators: Pick<OperatorsDocument, 'disabled' | 'pinned'> = { disabled: {}, pinned: {} },
  authority: Authority,
): { state: State; faults: string[] } {
  const faults: string[] = [];
  let state: State = { remotes: {}, releases: {} };
  for (const document of packages) {
    const { package: app, held, channel } = document;
    const vouched = Object.entries(document.releases).filter(([, one]) => isVouched(document, one, authority));
    const releases = Object.fromEntries(vouched);
    if (vouched.length > 0) state = { ...state, releases: { ...state.releases, [app]: releases } };
    const kept = held.filter((version) => Object.hasOwn(releases, version));
    if (kept.length > 0) state = { ...state, held: { ...state.held, [app]: kept } };
    const served = channel && withOperators(document, channel, operators);
    const active = served?.active ?? '';
    if (served && !Object.hasOwn(releases, active))
      faults.push(`${app} is pinned to ${active}, which it no longer has. Release it again, or unpin it.`);
    else if (served) state = withChannel(state, app, dropMissingVersions(state, app, withOwnSets(app, served)));
  }
  return { state: { ...withHeldSets(state, packages), owners: ownersOf(state, authority) }, faults };
}

function withOperators(
  { package: app }: PackageDocument,
  channel: Channel,
  { disabled, pinned }: Pick<OperatorsDocument, 'disabled' | 'pinned'>,
): Channel {
  const message = app === 'shell' ? undefined : entryOf(disabled, app);
  const version = entryOf(pinned, app);
  const { canary: _, ...stable } = channel;
  return {
    ...(version === undefined || version === channel.active ? channel : { ...stable, active: version }),
    ...(version !== undefined && { pinned: true as const }),
    ...(message && { disabled: message }),
  };
}

/** Nobody puts a package into a set that does not name it. */
function withOwnSets(app: string, { sets = {}, ...channel }: Channel): Channel {
  const own = Object.entries(sets).filter(([version, set]) => set.split(',').includes(`${app}@${version}`));
  return own.length > 0 ? { ...channel, sets: Object.fromEntries(own) } : channel;
}

/** Those sets of held versions that each of their packages names. */
function withHeldSets(state: State, packages: PackageDocument[]): State {
  const named = packages.flatMap(({ package: app, heldTogether }) => heldTogether.map((set) => ({ app, set })));
  const whole = groupBy(named, ({ set }) => JSON.stringify(set)).flatMap((same) => {
    const isNamed = (app: string) => same.some((one) => one.app === app);
    const isWhole = same[0]?.set.every(({ app, version }) => isNamed(app) && state.held?.[app]?.includes(version));
    return isWhole ? [same[0]?.set ?? []] : [];
  });
  return whole.length > 0 ? { ...state, heldTogether: whole } : state;
}

function ownersOf({ releases }: State, authority: Authority): Record<string, string> {
  const owners = Object.keys(releases).flatMap((app) => {
    const owner = authority.ownerOf(app);
    return owner === undefined ? [] : [[app, owner] as const];
  });
  return Object.fromEntries(owners);
}
