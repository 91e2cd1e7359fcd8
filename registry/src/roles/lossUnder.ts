import type { Bank } from '../bank/BankReader.ts';
import { compose } from '../bank/compose.ts';
import { packageFault, releaseSigners } from '../bank/packageFault.ts';
import type { Release } from '../schema.ts';
import { channelOf, releaseOf } from '../state.ts';
import { describeFile } from '../streams/StreamFile.ts';
import { Authority } from './Authority.ts';
import type { Roles } from './schema.ts';

/** A bank that has a roles document. */
export type BegunBank = Bank & { authority: Authority };

type Loss = { app: string; fault: string; releases: Release[] };

/** @returns the first package that is live, and would not be served as it is under the next roles document, with its live releases */
export function lossUnder(bank: BegunBank, roles: Roles): Loss | undefined {
  const next = new Authority(roles);
  for (const [app, { file, document }] of bank.packages) {
    const releases = liveReleasesOf(bank, app);
    const writer = bank.authority.nameOf(file.signer);
    const fault = next.mayChange(app, file.signer)
      ? (packageFault(document, next) ?? compose([document], bank.operators?.document, next).faults[0])
      : `${describeFile(file)} is signed by ${writer}, which could no longer do so.`;
    if (fault && releases.length > 0) return { app, fault, releases };
  }
  return undefined;
}

/** @returns the names of keys that signed what is live of a package, and would count for it no more */
export function keysLost(bank: BegunBank, app: string, next: Authority): string[] {
  const { packages, authority } = bank;
  const head = packages.get(app);
  const releases = liveReleasesOf(bank, app);
  if (!head || releases.length === 0) return [];
  const signers = releases.flatMap((release) => releaseSigners(head.document, release, authority));
  const all = [...signers, head.file.signer];
  const still = next.vouchers(app, all);
  return authority.vouchers(app, all).filter((id) => !still.includes(id));
}

/** What customers get, and what they would get without operators. */
function liveReleasesOf({ state, packages }: Bank, app: string): Release[] {
  const shown = channelOf(state, app);
  const own = shown && packages.get(app)?.document.channel;
  const versions = new Set([shown?.active, own?.active, own?.canary?.version]);
  return [...versions].flatMap((version) => (version && releaseOf(state, app, version)) || []);
}
