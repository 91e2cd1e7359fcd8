import type { Registry, Release, Unread } from '../schema.ts';
import { appsOf, channelOf, releaseOf, storedChannel, unreadOf, type Version, withUnread } from '../state.ts';
import type { Authority } from './Authority.ts';
import { channelStatement, releaseStatement } from './statements.ts';

/**
 * Why entries lack a signature of a key that may make them, by package. Without a roles document, the revision's own
 * signature counts for all of it. @param before an older registry
 */
export function unauthorised(registry: Registry, authority: Authority, before?: Registry): Map<string, string> {
  const faults = new Map<string, string>();
  if (!authority.roles) return faults;
  const apps = new Set([...appsOf(registry), ...(before ? appsOf(before) : [])]);
  for (const app of apps) {
    // Anybody could write a high number that nobody has signed.
    const known = before && !channelFault(before, authority, app) ? before : undefined;
    if (!known && !storedChannel(registry, app)) continue;
    const fault = channelFault(registry, authority, app, known) ?? releaseFault(registry, authority, app);
    if (fault) faults.set(app, fault);
  }
  return faults;
}

function channelFault(registry: Registry, authority: Authority, app: string, before?: Registry): string | undefined {
  const { deployment, approvals } = registry;
  const channel = storedChannel(registry, app) ?? null;
  const approval = approvals.channels[app];
  const known = before?.approvals.channels[app];
  if (approval && known && approval.revision < known.revision)
    return `${app} is as revision ${approval.revision} had it, which revision ${known.revision} has replaced.`;
  const statement = channelStatement(deployment, app, channel, approval?.revision ?? 0);
  const signers = authority.signersOf(statement, approval?.signatures);
  if (signers.some((signer) => authority.mayChange(app, signer))) return undefined;
  const names = signers.map((signer) => authority.nameOf(signer)).join(', ');
  const who = names ? `signed by ${names}, which may not change it` : 'not signed by a key of its role';
  return `${app} was ${channel ? 'changed' : 'removed'}, ${who}.`;
}

function releaseFault(registry: Registry, authority: Authority, app: string): string | undefined {
  const { active, canary } = channelOf(registry, app) ?? {};
  for (const version of [active, canary?.version]) {
    const fault = version && versionFault(registry, authority, { app, version });
    if (fault) return fault;
  }
  return undefined;
}

function versionFault(registry: Registry, authority: Authority, { app, version }: Version): string | undefined {
  const release = releaseOf(registry, app, version);
  if (release) return authority.refusalOf(release, signersOf(registry, authority, release));
  const unread = unreadOf(registry, app, version);
  return unread && authority.tooFewSignatures({ app, version }, vouchersOf(registry, authority, unread));
}

/** Without releases that no key of their role has signed. */
export function vouchedOnly(registry: Registry, authority: Authority): Registry {
  if (!authority.roles) return registry;
  const releases = Object.entries(registry.releases).map(([app, versions]) => {
    const vouched = Object.entries(versions).filter(([, release]) => isVouched(registry, authority, release));
    return [app, Object.fromEntries(vouched)] as const;
  });
  const vouched = { ...registry, releases: Object.fromEntries(releases) };
  return withUnread(vouched, (one) => one.version === undefined || vouchersOf(registry, authority, one).length > 0);
}

function isVouched(registry: Registry, authority: Authority, release: Release): boolean {
  const vouchers = authority.vouchers(release.name, signersOf(registry, authority, release));
  return vouchers.length > 0 && !authority.outside(release, vouchers);
}

function signersOf({ deployment, approvals }: Registry, authority: Authority, release: Release): string[] {
  const signatures = approvals.releases[release.name]?.[release.version];
  return authority.signersOf(releaseStatement(deployment, release), signatures);
}

function vouchersOf(registry: Registry, authority: Authority, { app, version = '', entry }: Unread): string[] {
  const signatures = registry.approvals.releases[app]?.[version];
  return authority.vouchers(app, authority.signersOf(releaseStatement(registry.deployment, entry), signatures));
}
