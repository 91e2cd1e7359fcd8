import type { Deployment } from '../Deployment.ts';
import { groupBy } from '../groupBy.ts';
import type { KnownKey } from '../signing/KeyFolder.ts';
import { describeFile, isSignedBy, type StreamFile } from '../streams/StreamFile.ts';
import { Authority } from './Authority.ts';
import { parseRoles } from './parseRoles.ts';

/** Whose signatures a document needs. */
export interface Signatories {
  keys: Map<string, KnownKey>;
  threshold: number;
}

/** Who signs the document that a bank begins with: the root keys that this machine was given. */
export async function anchorOf({ keys, rootThreshold = 1 }: Deployment): Promise<Signatories> {
  return { keys: await keys.roots(), threshold: rootThreshold };
}

interface Link {
  authority: Authority;
  number: number;
  hash: string;
  files: StreamFile[];
}

interface Reading {
  deployment: string;
  /** Of this machine: who signs the document that the bank begins with. */
  anchor: Signatories;
  /** Of the stream `roots`. */
  files: StreamFile[];
  /** @returns `undefined` for what is missing, altered or no roles document */
  read: (file: StreamFile) => Promise<Authority | undefined>;
  /** Hash of the document that was in force here before. */
  before: string | undefined;
}

export interface ReadAuthority {
  authority: Authority;
  /** All that it is built upon. */
  files: StreamFile[];
}

/**
 * Follows the roles documents from the first that enough anchor keys have signed: each further one is signed by enough
 * roots of the one before and of itself (TUF 1.0.33, 5.3.4). Below the threshold a document is not even read.
 * @returns `undefined` when there is none
 */
export async function readAuthority(reading: Reading): Promise<ReadAuthority | undefined> {
  const documents = groupBy(reading.files, ({ number, hash }) => `${number}-${hash}`);
  const anchored = documents.filter((files) => isSigned(reading.deployment, files, reading.anchor));
  const first = Math.min(...anchored.map(([file]) => file?.number ?? 0));
  const starts = anchored.filter(([file]) => file?.number === first);
  const chains: Link[][] = [];
  for (const files of starts) {
    const link = await linkOf(files, reading);
    if (link) chains.push(await longestFrom(link, documents, reading));
  }
  const kept = chains.filter((chain) => chain.some(({ hash }) => hash === reading.before));
  const [chain] = (kept.length > 0 ? kept : chains).sort(longestFirst);
  const last = chain?.at(-1);
  return last && { authority: last.authority, files: chain?.flatMap(({ files }) => files) ?? [] };
}

async function longestFrom(link: Link, documents: StreamFile[][], reading: Reading): Promise<Link[]> {
  const { roles } = link.authority;
  const roots = rootsOf(link.authority);
  const next = documents.filter(
    (files) => files[0]?.number === link.number + 1 && isSigned(reading.deployment, files, roots),
  );
  const chains: Link[][] = [];
  for (const files of next) {
    const after = await linkOf(files, reading);
    const { previous, revoked } = after?.authority.roles ?? {};
    const keepsRevoked = Object.keys(roles.revoked).every((key) => Object.hasOwn(revoked ?? {}, key));
    if (after && previous === link.hash && keepsRevoked) chains.push(await longestFrom(after, documents, reading));
  }
  const kept = chains.filter((chain) => chain.some(({ hash }) => hash === reading.before));
  return [link, ...((kept.length > 0 ? kept : chains).sort(longestFirst)[0] ?? [])];
}

async function linkOf(files: StreamFile[], { read, deployment }: Reading): Promise<Link | undefined> {
  for (const file of files) {
    const authority = await read(file);
    if (!authority) continue;
    const isOwn = authority.roles.deployment === deployment && authority.roles.version === file.number;
    if (!isOwn || !isSigned(deployment, files, rootsOf(authority))) return undefined;
    return { authority, number: file.number, hash: file.hash, files };
  }
  return undefined;
}

/** @throws {OperatorError} when it is no roles document */
export function parseAuthority(bytes: Uint8Array, file: StreamFile): Authority {
  return new Authority(parseRoles(new TextDecoder().decode(bytes), describeFile(file)), file.hash);
}

function isSigned(deployment: string, files: StreamFile[], { keys, threshold }: Signatories): boolean {
  return signersOf(deployment, files, keys).length >= threshold;
}

/** @returns the names of the keys that have signed one of the files of a document */
export function signersOf(deployment: string, files: StreamFile[], keys: Map<string, KnownKey>): string[] {
  const signed = files.flatMap((file) => {
    const known = keys.get(file.signer);
    return known && isSignedBy(deployment, file, known.key) ? known.id : [];
  });
  return [...new Set(signed)];
}

export function rootsOf(authority: Authority): Signatories {
  const { keys, threshold } = authority.roles.roots;
  return { keys: authority.keysNamed(keys), threshold };
}

function longestFirst(one: Link[], other: Link[]): number {
  return other.length - one.length || ((one.at(-1)?.hash ?? '') < (other.at(-1)?.hash ?? '') ? -1 : 1);
}
