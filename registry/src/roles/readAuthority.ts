import { byText } from '../byText.ts';
import type { Deployment } from '../Deployment.ts';
import { groupBy } from '../groupBy.ts';
import { OperatorError } from '../OperatorError.ts';
import type { KnownKey } from '../signing/KeyFolder.ts';
import { describeFile, isSignedBy, type StreamFile } from '../streams/StreamFile.ts';
import { Authority } from './Authority.ts';
import { parseRoles } from './parseRoles.ts';
import type { Roles } from './schema.ts';

/** A document needs signatures of these keys. */
export interface Signatories {
  keys: Map<string, KnownKey>;
  threshold: number;
}

/** The root keys that this machine was given sign the document that a bank begins with. */
export async function anchorOf({ keys, rootThreshold = 1 }: Deployment): Promise<Signatories> {
  return { keys: await keys.roots(), threshold: rootThreshold };
}

interface Link {
  authority: Authority;
  number: number;
  hash: string;
  files: StreamFile[];
  /** Commands still find enough signatures of it in the store. */
  isPresent: boolean;
}

interface Reading {
  deployment: string;
  /** This machine says who signs the document that the bank begins with. */
  anchor: Signatories;
  /** They come from the stream `roots`. */
  files: StreamFile[];
  /** @returns `undefined` for what is missing or altered */
  read: (file: StreamFile) => Promise<Uint8Array | undefined>;
  /** Copies another file of a document that was read: a copy has to be signed by as many. */
  keep: (file: StreamFile, bytes: Uint8Array) => Promise<void>;
  /** Keys of files that were in force here and are no longer in the store. */
  gone: Set<string>;
  /** They were there when nothing of what was in force was gone; `undefined` after a restart. */
  seen: StreamFile[] | undefined;
  /** Documents that were in force here and have given way to others: what they have revoked stays revoked. */
  replaced: Roles[];
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
  const chain = await longest(starts, documents, reading);
  const authorities = chain.map(({ authority }) => authority);
  const authority = authorities.pop();
  if (!authority) return undefined;
  const files = chain.flatMap((link) => link.files);
  return { authority: alsoRevoking(reading.replaced, authority), past: authorities, files };
}

/** @param starts documents of one number, of which each may begin it @param before the one that they follow */
async function longest(
  starts: StreamFile[][],
  documents: StreamFile[][],
  reading: Reading,
  before?: Link,
): Promise<Link[]> {
  const chains: Link[][] = [];
  const signatories = before ? rootsOf(before.authority) : reading.anchor;
  for (const files of starts) {
    const link = await linkOf(files, signatories, reading);
    if (!link || (before && !follows(link, before))) continue;
    const next = documents
      .filter(([file]) => file?.number === link.number + 1)
      .filter((files) => isSigned(reading.deployment, files, rootsFor(link.number + 1, link.authority, reading)));
    chains.push([link, ...(await longest(next, documents, reading, link))]);
  }
  return choose(chains, reading);
}

/** The one that was in force here, unless it was deleted and others have been signed since. */
function choose(chains: Link[][], reading: Reading): Link[] {
  const { before } = reading;
  const sorted = chains.sort(longestFirst);
  const isPresent = (chain: Link[]) => chain.every((link) => link.isPresent);
  const best = sorted.find((chain) => chain.some(({ hash }) => hash === before)) ?? sorted[0] ?? [];
  const isAgain = (chain: Link[]) => chain.length >= best.length || isSignedSince(chain, best, reading);
  const again = sorted.find((chain) => isPresent(chain) && isAgain(chain));
  return isPresent(best) ? best : (again ?? best);
}

/** Commands sign upon the store as it is left, and so have lower numbers. Keys that the deleted ones have revoked count for none of it. */
function isSignedSince(chain: Link[], deleted: Link[], { deployment, seen }: Reading): boolean {
  const past = deleted.map(({ authority }) => authority.roles);
  const added = chain.filter(({ hash }) => !deleted.some((link) => link.hash === hash));
  const isNew = ({ files, hash, authority }: Link) => {
    const roots = rootsOf(alsoRevoking(past, authority));
    const before = seen?.filter((file) => file.hash === hash);
    return before !== undefined && !isSigned(deployment, before, roots) && isSigned(deployment, files, roots);
  };
  return added.length > 0 && added.every(isNew);
}

/** It names the one before by its hash, and keeps every revoked key. */
function follows({ authority }: Link, before: Link): boolean {
  const { previous, revoked } = authority.roles;
  const past = Object.keys(before.authority.roles.revoked);
  return previous === before.hash && past.every((key) => Object.hasOwn(revoked, key));
}

/** @param before their files are read: anybody can name a file like a document */
async function linkOf(files: StreamFile[], before: Signatories, reading: Reading): Promise<Link | undefined> {
  const { read, deployment, gone } = reading;
  for (const file of files.filter((one) => signersOf(deployment, [one], before.keys).length > 0)) {
    const bytes = await read(file);
    if (!bytes) continue;
    const authority = authorityOf(bytes, file);
    const isOwn = authority?.roles.deployment === deployment && authority.roles.version === file.number;
    const roots = isOwn && rootsFor(file.number, authority, reading);
    if (!roots || !isSigned(deployment, files, roots)) return undefined;
    const signed = onePerSigner(files, new Map([...before.keys, ...roots.keys]), deployment);
    for (const one of signed) await reading.keep(one, bytes);
    const left = files.filter(({ key }) => !gone.has(key));
    const isPresent = [before, roots].every((signatories) => isSigned(deployment, left, signatories));
    return { authority, number: file.number, hash: file.hash, files: signed, isPresent };
  }
  return undefined;
}

/** Each signature is a file. Anybody can name others like them, and a root key can sign in any number of ways. */
function onePerSigner(files: StreamFile[], keys: Map<string, KnownKey>, deployment: string): StreamFile[] {
  const signed = files.filter((one) => signersOf(deployment, [one], keys).length > 0);
  return signed.filter(({ signer }, at) => signed.findIndex((one) => one.signer === signer) === at);
}

/** Parses each document once: a gateway follows them at every look. */
const authorities = new WeakMap<Uint8Array, Authority | undefined>();

function authorityOf(bytes: Uint8Array, file: StreamFile): Authority | undefined {
  if (!authorities.has(bytes)) authorities.set(bytes, parseAuthority(bytes, file));
  return authorities.get(bytes);
}

function parseAuthority(bytes: Uint8Array, file: StreamFile): Authority | undefined {
  try {
    return new Authority(parseRoles(new TextDecoder().decode(bytes), describeFile(file)), file.hash);
  } catch (error) {
    if (error instanceof OperatorError) return undefined;
    throw error;
  }
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

/** Leaves out the keys that a document of a lower number has revoked here. */
function rootsFor(number: number, authority: Authority, { replaced }: Pick<Reading, 'replaced'>): Signatories {
  return rootsOf(
    alsoRevoking(
      replaced.filter(({ version }) => version < number),
      authority,
    ),
  );
}

function alsoRevoking(replaced: Roles[], authority: Authority): Authority {
  if (replaced.length === 0) return authority;
  const { roles, hash } = authority;
  const past = replaced.map(({ revoked }) => revoked);
  return new Authority({ ...roles, revoked: Object.assign({}, ...past, roles.revoked) }, hash);
}

function longestFirst(one: Link[], other: Link[]): number {
  return other.length - one.length || byText(one.at(-1)?.hash ?? '', other.at(-1)?.hash ?? '');
}
