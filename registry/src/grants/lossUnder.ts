import type { Bank } from '../bank/BankReader.ts';
import { NOTHING_SAID } from '../bank/drafts.ts';
import { packageFault, releaseSigners } from '../bank/packageFault.ts';
import type { Head, PackageDocument } from '../bank/schemas.ts';
import { Authority } from '../roles/Authority.ts';
import type { Roles } from '../roles/schema.ts';
import type { Release } from '../schema.ts';
import { channelOf, releaseOf } from '../state.ts';
import { describeFile } from '../streams/StreamFile.ts';

/** A bank that has a roles document. */
export type BegunBank = Bank & { authority: Authority };

interface Loss {
  app: string;
  fault: string;
  /** These releases of the package are live. */
  releases: Release[];
}

/** @returns the first package that is live, and would not be served as it is under the next roles document */
export function lossUnder(bank: BegunBank, roles: Roles): Loss | undefined {
  const next = new Authority(roles);
  for (const [app, head] of bank.packages) {
    const releases = liveReleasesOf(bank, app);
    const fault = releases.length > 0 && faultUnder(bank, head, next);
    if (fault) return { app, fault, releases };
  }
  return undefined;
}

function faultUnder(
  { authority, operators }: BegunBank,
  { file, document }: Head<PackageDocument>,
  next: Authority,
): string | undefined {
  if (!next.mayChange(document.package, file.signer))
    return `${describeFile(file)} is signed by ${authority.nameOf(file.signer)}, which could no longer do so.`;
  return packageFault(document, operators?.document ?? NOTHING_SAID, next);
}

/** @returns the names of keys that signed what is live of a package, and would count for it no more */
export function keysLost(bank: BegunBank, app: string, next: Authority): string[] {
  const { packages, authority } = bank;
  const head = packages.get(app);
  const releases = liveReleasesOf(bank, app);
  if (!head || releases.length === 0) return [];
  const { file, document } = head;
  const signers = releases.flatMap((release) => releaseSigners(document, release, authority));
  const writer = next.mayChange(app, file.signer) ? [] : (authority.nameOf(file.signer) ?? []);
  const still = next.vouchers(app, signers);
  return authority
    .vouchers(app, signers)
    .filter((id) => !still.includes(id))
    .concat(writer);
}

/** Lists what customers get, and what they would get without operators. */
function liveReleasesOf({ state, packages }: Bank, app: string): Release[] {
  const shown = channelOf(state, app);
  const own = shown && packages.get(app)?.document.channel;
  const versions = new Set([shown?.active, own?.active, own?.canary?.version]);
  return [...versions].flatMap((version) => (version && releaseOf(state, app, version)) || []);
}
