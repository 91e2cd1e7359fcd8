import { createHash } from 'node:crypto';
import { commandLine } from '../commandLine.ts';
import { OperatorError } from '../OperatorError.ts';
import { parse, parseJson } from '../parse.ts';
import type { KeyFolder } from '../signing/KeyFolder.ts';
import type { Store } from './Store.ts';
import { type Registry, registrySchema } from './schema.ts';

const FOLDER = 'registry';

export interface Deployment {
  store: Store;
  keys: KeyFolder;
  /** Used to start while the store is down. */
  cache?: Store;
  trust?: (registry: Registry) => void;
}

export interface VerifiedRegistry {
  registry: Registry;
  key: string;
}

export async function latestRegistry(deployment: Deployment): Promise<Registry | undefined> {
  const revision = await latestRevision(deployment.store);
  return revision === 0 ? undefined : (await readRevision(deployment, revision)).registry;
}

/** 0 when there is none. */
export async function latestRevision(store: Store): Promise<number> {
  return (await listRevisions(store))[0] ?? 0;
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

/** @throws {OperatorError} when the revision is missing, unsigned or invalid */
export async function readRevision(deployment: Deployment, revision: number): Promise<VerifiedRegistry> {
  const { store, keys } = deployment;
  const bytes = await bytesOf(store, revision);
  const key = await signedBy(deployment, bytes);
  if (!key)
    throw new OperatorError(
      `Registry revision ${revision} is not signed by a known key. Add the signer’s public key to ${keys.folder}. If none of you signed it, somebody else can write to ${store.address}.`,
    );
  return { registry: parseRevision(bytes, revision, store), key };
}

/** For history only: without a known signature, `key` is `undefined`. @throws {OperatorError} when it is missing or invalid */
export async function readPastRevision(
  deployment: Deployment,
  revision: number,
): Promise<{ registry: Registry; key: string | undefined }> {
  const bytes = await bytesOf(deployment.store, revision);
  return { registry: parseRevision(bytes, revision, deployment.store), key: await signedBy(deployment, bytes) };
}

async function bytesOf(store: Store, revision: number): Promise<Uint8Array> {
  const bytes = await store.get(keyOf(revision));
  if (bytes) return bytes;
  throw new OperatorError(
    `Registry revision ${revision} is not in ${store.address}. "${commandLine('log')}" lists the revisions that are.`,
  );
}

function parseRevision(bytes: Uint8Array, revision: number, { address }: Store): Registry {
  const source = `Registry revision ${revision}`;
  const registry = parse(registrySchema, parseJson(new TextDecoder().decode(bytes), source), source);
  if (registry.revision === revision) return registry;
  throw new OperatorError(
    `${source} is a copy of revision ${registry.revision}, which no command produces. Find out who else can write to ${address}.`,
  );
}

/** @returns `false` when that revision number is taken already */
export async function createRevision({ store, keys }: Deployment, registry: Registry): Promise<boolean> {
  const bytes = new TextEncoder().encode(`${JSON.stringify(registry)}\n`);
  // Signature first, so that no revision is ever visible without one.
  await store.put(signatureKeyOf(bytes), new TextEncoder().encode(await keys.sign(bytes)));
  return store.create(keyOf(registry.revision), bytes);
}

async function signedBy({ store, keys }: Deployment, bytes: Uint8Array): Promise<string | undefined> {
  const signature = await store.get(signatureKeyOf(bytes));
  return signature && keys.verify(bytes, new TextDecoder().decode(signature));
}

function keyOf(revision: number): string {
  return `${FOLDER}/${nameOf(revision)}`;
}

function nameOf(revision: number): string {
  return `${String(revision).padStart(8, '0')}.json`;
}

function signatureKeyOf(bytes: Uint8Array): string {
  return `${FOLDER}/signatures/${createHash('sha256').update(bytes).digest('hex')}`;
}
