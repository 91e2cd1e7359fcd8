import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Bank, BankReader } from '../bank/BankReader.ts';
import { type Draft, packagesOf, partOf } from '../bank/drafts.ts';
import { isCarriedOver } from '../bank/oldFormProblem.ts';
import { isVouched } from '../bank/packageFault.ts';
import type { Deployment } from '../Deployment.ts';
import { OperatorError } from '../OperatorError.ts';
import { DocumentSigner } from '../revisions/DocumentSigner.ts';
import { type SignedRoles, signRoles } from '../revisions/signRoles.ts';
import type { Authority } from '../roles/Authority.ts';
import { anchorOf, signersOf } from '../roles/readAuthority.ts';
import type { Change } from '../schema.ts';
import type { State, Version } from '../state.ts';
import { REGISTRY_FOLDER } from '../streams/Documents.ts';
import { Listing } from '../streams/Listing.ts';
import { nextNumber, packageStream, type StreamName } from '../streams/StreamFile.ts';
import { type OldBank, readOldBank } from './readOldBank.ts';

export const CARRY_OVER = 'carry-over';

export interface CarriedOver {
  /** Signed by this machine in this run. */
  roles?: SignedRoles;
  /** In force. */
  authority?: Authority;
  /** `undefined` while the roles document is not in force, or an operator has yet to run the command. */
  written?: { old: OldBank; bank: Bank; signedAgain: Version[] };
  /** As it was before, if there was nothing to do. */
  already?: Bank;
}

/** Each holder of a root key runs it, then an operator. @throws {OperatorError} when the key here can do none of that */
export async function carryOver(deployment: Deployment, by: string): Promise<CarriedOver> {
  const before = await readStreams(deployment);
  if (before.registry || isCarriedOver(before)) return { already: before };
  const old = await readOldBank(deployment);
  if (!old)
    throw new OperatorError(
      `${deployment.store.address} has nothing of the form before. Set BANK_STORE to where it is.`,
    );
  const roles = before.authority ? undefined : await signRoles(deployment, old.authority.roles);
  const bank = roles ? await readStreams(deployment) : before;
  const { authority } = bank;
  if (roles) await refuseOtherDocuments(deployment, roles);
  if (!authority) return { ...(roles && { roles }) };
  const signer = await DocumentSigner.of(deployment, authority);
  if (!signer.isOperator && roles) return { roles, authority };
  if (!signer.isOperator)
    throw new OperatorError(
      `The key that signs here is no operator’s. One of them carries the packages over: ${authority.roles.operators.join(', ')}.`,
    );
  const signedAgain = await write(old, bank, signer, authority, by);
  const after = await new BankReader(deployment).read();
  requireSame(old.registry, after.state);
  return { ...(roles && { roles }), authority, written: { old, bank: after, signedAgain } };
}

/** Signatures of two documents never add up. */
async function refuseOtherDocuments(deployment: Deployment, { signers }: SignedRoles): Promise<void> {
  const { keys } = await anchorOf(deployment);
  const files = new Listing(new Set(await deployment.store.list(REGISTRY_FOLDER))).of('roots');
  const others = signersOf(deployment.name, files, keys).filter((id) => !signers.includes(id));
  if (others.length === 0) return;
  throw new OperatorError(
    `${others.join(', ')} signed another roles document than the key here. Have the same .pub.pem under the same names in BANK_KEYS on all machines, and the same rootThreshold; then run this again.`,
  );
}

function readStreams(deployment: Deployment): Promise<Bank> {
  return new BankReader(deployment).read({ isCarryingOver: true });
}

/**
 * All documents count together: until the last is there, the form before is served.
 * @returns releases that the key here has signed, because nobody knows any more who had
 */
async function write(
  old: OldBank,
  bank: Bank,
  signer: DocumentSigner,
  authority: Authority,
  by: string,
): Promise<Version[]> {
  const packages = old.packages.filter(({ channel, releases }) => channel || Object.keys(releases).length > 0);
  const signedAgain = packages.flatMap((content) =>
    Object.values(content.releases)
      .filter((release) => !isVouched(content, release, authority))
      .map(({ version }) => ({ app: content.package, version })),
  );
  const drafts = packages.map((content): Draft => ({ stream: packageStream(content.package), content }));
  const signed = await signer.vouch([...drafts, { stream: 'operators', content: old.operators }], bank, signedAgain);
  const facts = factsOf(signed, bank, old.registry.revision, by);
  for (const draft of signed)
    await signer.write(draft, { ...facts, number: facts.together.streams[draft.stream] ?? 1 });
  return signedAgain;
}

function factsOf(drafts: Draft[], { files }: Bank, before: number, by: string) {
  // Pages that are open take newer revisions only, so the operators' numbers, and with them the bank's, go on from here.
  const firstOf = (stream: StreamName) => (stream === 'operators' ? before : 1);
  const streams = Object.fromEntries(
    drafts.map(({ stream }) => [stream, Math.max(nextNumber(files.get(stream) ?? [], stream), firstOf(stream))]),
  );
  const why = `Revision ${before} of the form before`;
  const change: Change = { at: new Date().toISOString(), by, action: CARRY_OVER, app: 'registry', why };
  const revision = Object.values(streams).reduce((sum, number) => sum + number, 0);
  return { change, revision, together: { id: randomUUID(), streams } };
}

/** @throws {OperatorError} naming the packages that differ */
export function requireSame(one: State, other: State): void {
  const apps = new Set([...packagesOf(one), ...packagesOf(other)]);
  const different = [...apps].filter((app) => !isDeepStrictEqual(partOf(one, app), partOf(other, app)));
  if (different.length === 0) return;
  throw new OperatorError(`The streams and the form before differ in ${different.join(', ')}.`);
}
