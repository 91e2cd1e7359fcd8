import { commandLine } from '../commandLine.ts';
import { exposedParts } from '../exposedParts.ts';
import type { Authority } from '../roles/Authority.ts';
import type { Release } from '../schema.ts';
import { entryOf } from '../state.ts';
import type { OperatorsContent } from './drafts.ts';
import { releaseHash, releaseStatement } from './releaseStatement.ts';
import type { PackageDocument } from './schemas.ts';

/** Every page has most of what a release says, in bytes. */
const MAX_RELEASE = 512 * 1024;

type Judged = Pick<PackageDocument, 'deployment' | 'package' | 'channel' | 'releases' | 'signatures'>;

interface Judgement {
  /** Keys of its role, and within it, vouch for the release: others may still have to approve it. */
  isVouched: boolean;
  /** Says why customers cannot have it, if they cannot. */
  fault: string | undefined;
}

/** @returns why the package cannot be served as its document and the operators have it, if it cannot */
export function packageFault(document: Judged, said: OperatorsContent, authority: Authority): string | undefined {
  const { package: app, channel } = document;
  const pinned = entryOf(said.pinned, app);
  if (pinned !== undefined && !isAsPinned(document, pinned, said, authority))
    return `${app} is pinned to ${pinned}, which it no longer has. Release it again, or: ${commandLine(`unpin ${app}`)}`;
  const { active, canary } = channel ?? {};
  for (const version of [active, canary?.version].filter((one) => one !== undefined)) {
    const judgement = judgeRelease(document, version, authority);
    if (!judgement)
      return `${app} ${version} has no release in the registry. Release it again, or: ${commandLine(`retire ${app}`)}`;
    if (judgement.fault) return judgement.fault;
  }
  return undefined;
}

function isAsPinned(document: Judged, version: string, said: OperatorsContent, authority: Authority): boolean {
  const { deployment, package: app, channel, releases } = document;
  const release = entryOf(releases, version);
  if (!channel || !release || judgeRelease(document, version, authority)?.fault) return false;
  const hash = entryOf(said.pinnedContents ?? {}, app);
  return hash === undefined || hash === releaseHash(deployment, release);
}

/** Keeps what it has found: documents and roles do not change, and each look judges the same ones. */
const judged = new WeakMap<Authority, WeakMap<Judged, Map<string, Judgement>>>();

/** @returns by version */
export function judgeReleases(document: Judged, authority: Authority): Map<string, Judgement | undefined> {
  const versions = Object.keys(document.releases);
  return new Map(versions.map((version) => [version, judgeRelease(document, version, authority)]));
}

/** Bad documents have what is live judged alone: there may be many. @returns `undefined` where there is no such release */
function judgeRelease(document: Judged, version: string, authority: Authority): Judgement | undefined {
  const release = entryOf(document.releases, version);
  if (!release) return undefined;
  const ofAuthority = judged.get(authority) ?? new WeakMap<Judged, Map<string, Judgement>>();
  const ofDocument = ofAuthority.get(document) ?? new Map<string, Judgement>();
  judged.set(authority, ofAuthority.set(document, ofDocument));
  const judgement = ofDocument.get(version) ?? judge(document, release, version, authority);
  ofDocument.set(version, judgement);
  return judgement;
}

function judge(document: Judged, release: Release, version: string, authority: Authority): Judgement {
  const { package: app } = document;
  const fault = contentFault(app, version, release) ?? sizeFault(document, release);
  if (fault) return { isVouched: false, fault };
  const signers = releaseSigners(document, release, authority);
  const vouchers = authority.vouchers(app, signers);
  const isVouched = vouchers.length > 0 && !authority.outside(release, vouchers);
  return { isVouched, fault: authority.refusalOf(release, signers) };
}

/** Verifies no signatures of keys that count for nothing here. @returns the fingerprints of the others that have signed a release */
export function releaseSigners(document: Judged, release: Release, authority: Authority): string[] {
  const { deployment, package: app, signatures } = document;
  const named = Object.entries(entryOf(signatures, release.version) ?? {});
  const own = named.filter(([signer]) => authority.vouchers(app, [signer]).length > 0);
  return authority.signersOf(releaseStatement(deployment, release), Object.fromEntries(own));
}

function contentFault(app: string, version: string, release: Release): string | undefined {
  // Whoever approves a version signs what stands under its name.
  if (release.version !== version) return `${app} ${version} holds the release ${release.version}. Release it again.`;
  if (release.name !== app || (release.kind === 'shell') !== (app === 'shell'))
    return `${app} ${release.version} is the release of another package, ${release.name}. Release it again.`;
  const file = filesOf(release).find((name) => !Object.hasOwn(release.assets, name));
  return file && `${app} ${release.version} names ${file}, but has no hash of it. Release it again.`;
}

function sizeFault({ deployment }: Judged, release: Release): string | undefined {
  const bytes = releaseStatement(deployment, release).length;
  if (bytes <= MAX_RELEASE) return undefined;
  return `${release.name} ${release.version} says ${bytes} bytes of itself, and at most ${MAX_RELEASE} count. Release it with fewer files, pages or texts.`;
}

function filesOf(release: Release): string[] {
  if (release.kind === 'shell') return [...release.entry, ...(release.mainLayout ?? []), 'index.html'];
  return [release.entry, ...exposedParts(release).flatMap(({ files }) => files)];
}
