import { packageFault } from '../bank/packageFault.ts';
import { sortKeys } from '../bank/releaseStatement.ts';
import type { Authority } from '../roles/Authority.ts';
import { channelOf, channelsOf } from '../state.ts';
import type { OldRegistry } from './schemas.ts';

/** Why packages do not count as a revision has them, by package. @param before an older revision */
export function oldFaults(revision: OldRegistry, authority: Authority, before?: OldRegistry): Map<string, string> {
  const faults = new Map<string, string>();
  const apps = [revision, ...(before ? [before] : [])].flatMap((one) => channelsOf(one).map(([app]) => app));
  for (const app of new Set(apps)) {
    // Anybody could write a high number that nobody has signed.
    const known = before && !channelFault(before, authority, app) ? before : undefined;
    if (!known && !channelOf(revision, app)) continue;
    const fault = channelFault(revision, authority, app, known) ?? packageFault(contentOf(revision, app), authority);
    if (fault) faults.set(app, fault);
  }
  return faults;
}

function channelFault(revision: OldRegistry, authority: Authority, app: string, before?: OldRegistry) {
  const { deployment, approvals } = revision;
  const channel = channelOf(revision, app) ?? null;
  const approval = approvals.channels[app];
  const known = before?.approvals.channels[app];
  if (approval && known && approval.revision < known.revision)
    return `${app} is as revision ${approval.revision} had it, which revision ${known.revision} has replaced.`;
  const said = { type: 'channel', deployment, app, channel, revision: approval?.revision ?? 0 };
  const statement = new TextEncoder().encode(JSON.stringify(said, sortKeys));
  const signers = authority.signersOf(statement, approval?.signatures);
  if (signers.some((signer) => authority.mayChange(app, signer))) return undefined;
  const names = signers.map((signer) => authority.nameOf(signer)).join(', ');
  const who = names ? `signed by ${names}, which may not change it` : 'not signed by a key of its role';
  return `${app} was ${channel ? 'changed' : 'removed'}, ${who}.`;
}

function contentOf(revision: OldRegistry, app: string) {
  return {
    deployment: revision.deployment,
    package: app,
    channel: channelOf(revision, app) ?? null,
    releases: revision.releases[app] ?? {},
    signatures: revision.approvals.releases[app] ?? {},
  };
}
