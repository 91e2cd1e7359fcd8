import { byText } from '../byText.ts';
import type { Deployment } from '../Deployment.ts';
import { groupBy } from '../groupBy.ts';
import { OperatorError } from '../OperatorError.ts';
import type { KnownKey } from '../signing/KeyFolder.ts';
import type { Documents } from '../streams/Documents.ts';
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

interface Reading {
  deployment: Deployment;
  documents: Documents;
  /** Of the stream `roots`. */
  files: StreamFile[];
  /** Hash of the document that was in force here before. */
  before: string | undefined;
}

export interface ReadAuthority {
  authority: Authority;
  /** Those before it, the first first. */
  past: Authority[];
  /** All that it is built upon. */
  files: StreamFile[];
}

type Link = Pick<ReadAuthority, 'authority' | 'files'>;

/**
 * Follows the roles documents from the first that enough anchor keys have signed: each further one is signed by enough
 * roots of the one before and of itself (TUF 1.0.33, 5.3.4). Below the threshold a document is not even read.
 * @returns `undefined` when there is none
 */
export async function readAuthority(reading: Reading): Promise<ReadAuthority | undefined> {
  const documents = groupBy(reading.files, ({ number, hash }) => `${number}-${hash}`);
  const anchor = await anchorOf(reading.deployment);
  const anchored = documents.filter((files) => isSigned(reading.deployment.name, files, anchor));
  const first = Math.min(...anchored.map(([file]) => file?.number ?? 0));
  const starts = anchored.filter(([file]) => file?.number === first);
  const chain = await longest(starts, documents, reading);
  const past = chain.map(({ authority }) => authority);
  const authority = past.pop();
  return authority && { authority, past, files: chain.flatMap(({ files }) => files) };
}

/** @param starts documents of one number, of which each may begin it @param before what they follow */
async function longest(
  starts: StreamFile[][],
  documents: StreamFile[][],
  reading: Reading,
  before?: Authority,
): Promise<Link[]> {
  const chains: Link[][] = [];
  for (const files of starts) {
    const authority = await readLink(files, reading);
    if (!authority || (before && !follows(authority, before))) continue;
    const next = documents
      .filter(([file]) => file?.number === authority.roles.version + 1)
      .filter((signed) => isSigned(reading.deployment.name, signed, rootsOf(authority)));
    chains.push([{ authority, files }, ...(await longest(next, documents, reading, authority))]);
  }
  const kept = chains.filter((chain) => chain.some(({ authority }) => authority.hash === reading.before));
  return (kept.length > 0 ? kept : chains).sort(longestFirst)[0] ?? [];
}

/** It names the one before by its hash, and keeps every revoked key. */
function follows({ roles: { previous, revoked } }: Authority, { hash, roles }: Authority): boolean {
  return previous === hash && Object.keys(roles.revoked).every((key) => Object.hasOwn(revoked, key));
}

async function readLink(files: StreamFile[], { documents, deployment }: Reading): Promise<Authority | undefined> {
  for (const file of files) {
    const authority = await documents.readGood(file, parseAuthority);
    if (authority) return isSigned(deployment.name, files, rootsOf(authority)) ? authority : undefined;
  }
  return undefined;
}

function parseAuthority(bytes: Uint8Array, file: StreamFile, deployment: string): Authority {
  const roles = parseRoles(new TextDecoder().decode(bytes), describeFile(file));
  if (roles.deployment === deployment && roles.version === file.number) return new Authority(roles, file.hash);
  throw new OperatorError(`${describeFile(file)} is version ${roles.version} of "${roles.deployment}".`);
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
  const hashOf = (chain: Link[]) => chain.at(-1)?.authority.hash ?? '';
  return other.length - one.length || byText(hashOf(one), hashOf(other));
}
