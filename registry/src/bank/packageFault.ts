import { commandLine } from '../commandLine.ts';
import { exposedParts } from '../exposedParts.ts';
import type { Authority } from '../roles/Authority.ts';
import type { Release } from '../schema.ts';
import { entryOf } from '../state.ts';
import type { OperatorsContent } from './drafts.ts';
import { releaseHash, releaseStatement } from './releaseStatement.ts';
import type { PackageDocument } from './schemas.ts';

type Judged = Pick<PackageDocument, 'deployment' | 'package' | 'channel' | 'releases' | 'signatures'>;

/** @returns why the package cannot be served as its document and the operators have it, if it cannot */
export function packageFault(document: Judged, said: OperatorsContent, authority: Authority): string | undefined {
  const { package: app, channel } = document;
  if (!channel) return undefined;
  const pinned = entryOf(said.pinned, app);
  if (pinned !== undefined && !isAsPinned(document, pinned, said, authority))
    return `${app} is pinned to ${pinned}, which it no longer has. Release it again, or: ${commandLine(`unpin ${app}`)}`;
  const { active, canary } = channel;
  for (const version of [active, ...(canary ? [canary.version] : [])]) {
    const release = entryOf(document.releases, version);
    if (!release)
      return `${app} ${version} has no release in the registry. Release it again, or: ${commandLine(`retire ${app}`)}`;
    const fault =
      contentFault(app, version, release) ?? authority.refusalOf(release, releaseSigners(document, release, authority));
    if (fault) return fault;
  }
  return undefined;
}

function isAsPinned(document: Judged, version: string, said: OperatorsContent, authority: Authority): boolean {
  const { deployment, package: app, releases } = document;
  const release = entryOf(releases, version);
  if (!release || !isApproved(document, version, authority)) return false;
  const hash = entryOf(said.pinnedContents ?? {}, app);
  return hash === undefined || hash === releaseHash(deployment, release);
}

/** Tells whether keys of its role, and within it, vouch for a release: others may still have to approve it. */
export function isVouched(document: Judged, version: string, authority: Authority): boolean {
  const release = entryOf(document.releases, version);
  if (!release || contentFault(document.package, version, release)) return false;
  const vouchers = authority.vouchers(document.package, releaseSigners(document, release, authority));
  return vouchers.length > 0 && !authority.outside(release, vouchers);
}

/** Tells whether enough keys vouch for it: customers can go back to such a release. */
export function isApproved(document: Judged, version: string, authority: Authority): boolean {
  const release = entryOf(document.releases, version);
  if (!release || contentFault(document.package, version, release)) return false;
  return authority.refusalOf(release, releaseSigners(document, release, authority)) === undefined;
}

/** @returns the fingerprints of keys in the roles document that have signed a release */
export function releaseSigners({ deployment, signatures }: Judged, release: Release, authority: Authority): string[] {
  return authority.signersOf(releaseStatement(deployment, release), entryOf(signatures, release.version));
}

function contentFault(app: string, version: string, release: Release): string | undefined {
  // Whoever approves a version signs what stands under its name.
  if (release.version !== version) return `${app} ${version} holds the release ${release.version}. Release it again.`;
  if (release.name !== app || (release.kind === 'shell') !== (app === 'shell'))
    return `${app} ${release.version} is the release of another package, ${release.name}. Release it again.`;
  const file = filesOf(release).find((name) => !Object.hasOwn(release.assets, name));
  return file && `${app} ${release.version} names ${file}, but has no hash of it. Release it again.`;
}

function filesOf(release: Release): string[] {
  if (release.kind === 'shell') return [...release.entry, ...(release.mainLayout ?? []), 'index.html'];
  return [release.entry, ...exposedParts(release).flatMap(({ files }) => files)];
}
