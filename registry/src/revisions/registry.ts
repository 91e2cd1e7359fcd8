import { commandLine } from '../commandLine.ts';
import type { Deployment } from '../Deployment.ts';
import { hashOf } from '../hashOf.ts';
import { OperatorError } from '../OperatorError.ts';
import { parseJson } from '../parse.ts';
import { formatRegistry, parseRegistry } from '../parseRegistry.ts';
import type { Authority } from '../roles/Authority.ts';
import { type Effective, effective } from '../roles/effective.ts';
import { readAuthority } from '../roles/readAuthority.ts';
import type { Registry } from '../schema.ts';
import type { Store } from '../store/Store.ts';
import { RevisionSearch } from './RevisionSearch.ts';

const FOLDER = 'registry';
/** How far back a sound entry is looked for. */
const MAX_EARLIER = 64;

/** A revision's bytes as stored. */
export interface SignedBytes {
  bytes: Uint8Array;
  /** Base64; empty when there is none. */
  signature: string;
}

export interface VerifiedRegistry {
  registry: Registry;
  /** Name of the key that signed. */
  key: string;
  /** Its fingerprint. */
  signer: string;
  signed: SignedBytes;
}

export interface Latest {
  /** `undefined` while nothing has been released; with faulty entries as they were before, and unread ones as they are. */
  verified: VerifiedRegistry | undefined;
  authority: Authority;
  /** The number of the next revision; what is taken by junk is passed over. */
  next: number;
}

export async function latestVerified(deployment: Deployment): Promise<VerifiedRegistry | undefined> {
  return (await readLatest(deployment)).verified;
}

/** The newest that is trusted. @throws {OperatorError} when there are revisions, but none is trusted */
export async function readLatest(deployment: Deployment): Promise<Latest> {
  const authority = await readAuthority(deployment);
  const revisions = await listRevisions(deployment.store);
  const search = new RevisionSearch<VerifiedRegistry & Effective>(Number.POSITIVE_INFINITY);
  const read = (revision: number) => readRevision(deployment, revision, authority);
  const found = await search.newest(revisions, async (revision) => {
    const verified = await read(revision);
    const earlier = () => earlierThan(revision, revisions, read);
    const counting = await effective(verified.registry, authority, earlier, { keepsUnread: true });
    return { ...verified, ...counting };
  });
  if (!found && revisions.length > 0) throw new OperatorError(search.problems[0] ?? '');
  for (const problem of [...search.problems, ...(found?.faults ?? [])])
    console.error(`Warning: passed over. ${problem}`);
  for (const { problem } of found?.registry.unread ?? [])
    console.error(`Warning: kept as it is, because a newer platform wrote it. ${problem}`);
  let next = (found?.registry.revision ?? 0) + 1;
  while (revisions.includes(next)) next += 1;
  return { verified: found, authority, next };
}

/** The trusted ones of these revisions, newest first. */
export async function* earlierThan(
  revision: number,
  revisions: number[],
  read: (revision: number) => Promise<VerifiedRegistry>,
): AsyncGenerator<Registry> {
  for (const number of revisions.filter((one) => one < revision).slice(0, MAX_EARLIER)) {
    const verified = await read(number).catch(() => undefined);
    if (verified) yield verified.registry;
  }
}

export async function latestRegistry(deployment: Deployment): Promise<Registry | undefined> {
  return (await latestVerified(deployment))?.registry;
}

/** Newest first; the content is not checked. */
export async function listRevisions(store: Store, from = 1): Promise<number[]> {
  const names = await store.list(FOLDER, from > 1 ? nameOf(from - 1) : undefined);
  const named = names.map((name) => ({ name, revision: Number.parseInt(name, 10) }));
  return named
    .filter(({ name, revision }) => revision >= from && name === nameOf(revision))
    .map(({ revision }) => revision)
    .sort((a, b) => b - a);
}

/** @throws {OperatorError} when the revision is missing, not trusted or invalid */
export async function readRevision(
  deployment: Deployment,
  revision: number,
  authority?: Authority,
): Promise<VerifiedRegistry> {
  const { store, keys, name } = deployment;
  const signed = await readSigned(store, revision);
  const known = authority ?? (await readAuthority(deployment));
  const signer = trustedSignerOf(known, signed);
  if (!signer)
    throw new OperatorError(
      `Registry revision ${revision} is not signed by a known key. Add the signer’s public key to ${keys.trustedIn}. If none of you signed it, somebody else can write to ${store.address}.`,
    );
  const registry = parseRevision(signed.bytes, revision, store);
  if (registry.deployment !== name)
    throw new OperatorError(
      `Registry revision ${revision} was signed for the deployment "${registry.deployment}", and this is "${name}". Find out who copied it to ${store.address}, or correct "deployment" in the configuration.`,
    );
  return { registry, key: known.nameOf(signer) ?? '', signer, signed };
}

/** For history only: without a known signature, `key` is `undefined`. @throws {OperatorError} when it is missing or invalid */
export async function readPastRevision(
  deployment: Deployment,
  revision: number,
  authority?: Authority,
): Promise<{ registry: Registry; key: string | undefined; roles: string[] }> {
  const { store } = deployment;
  const signed = await readSigned(store, revision);
  const known = authority ?? (await readAuthority(deployment));
  const signer = trustedSignerOf(known, signed);
  const registry = parseRevision(signed.bytes, revision, store);
  if (!signer) return { registry, key: undefined, roles: [] };
  return { registry, key: known.nameOf(signer), roles: known.rolesOf(signer) };
}

/** @throws {OperatorError} when the revision is missing */
export async function readSigned(store: Store, revision: number): Promise<SignedBytes> {
  const bytes = await store.get(keyOf(revision));
  if (!bytes)
    throw new OperatorError(
      `Registry revision ${revision} is not in ${store.address}. "${commandLine('log')}" lists the revisions that are.`,
    );
  const signature = await store.get(signatureKeyOf(bytes));
  return { bytes, signature: new TextDecoder().decode(signature) };
}

/** @returns the fingerprint of the key, if it has a role now */
export function trustedSignerOf(authority: Authority, { bytes, signature }: SignedBytes): string | undefined {
  const signer = authority.signerOf(bytes, signature);
  return signer && authority.rolesOf(signer).length > 0 ? signer : undefined;
}

/** @returns `false` when that revision number is taken already */
export async function createRevision({ store, keys }: Deployment, registry: Registry): Promise<boolean> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(formatRegistry(registry))}\n`);
  // Signature first, so that no revision is ever visible without one.
  await store.put(signatureKeyOf(bytes), new TextEncoder().encode(await keys.sign(bytes)));
  return store.create(keyOf(registry.revision), bytes);
}

function parseRevision(bytes: Uint8Array, revision: number, { address }: Store): Registry {
  const source = `Registry revision ${revision}`;
  const registry = parseRegistry(parseJson(new TextDecoder().decode(bytes), source), source);
  if (registry.revision === revision) return registry;
  throw new OperatorError(
    `${source} is a copy of revision ${registry.revision}, which no command produces. Find out who else can write to ${address}.`,
  );
}

function keyOf(revision: number): string {
  return `${FOLDER}/${nameOf(revision)}`;
}

function nameOf(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`;
}

function signatureKeyOf(bytes: Uint8Array): string {
  return `${FOLDER}/signatures/${hashOf(bytes)}`;
}
