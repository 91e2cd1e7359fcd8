import { groupBy } from '../groupBy.ts';
import type { Authority } from '../roles/Authority.ts';
import { type ReadAuthority, rootsOf, signersOf } from '../roles/readAuthority.ts';
import type { Listing } from '../streams/Listing.ts';
import type { StreamFile, StreamName } from '../streams/StreamFile.ts';

const MAX_NAMED = 3;

/** Says what was written in vain, or is not in force yet. @param counting by stream, the highest number first */
export function nameStrays(
  { files, strays: nameless }: Listing,
  { authority, past, files: roots }: ReadAuthority,
  counting: Map<StreamName, StreamFile[]>,
): string[] {
  const known = new Set([...roots, ...[...counting.values()].flat()].map(({ key }) => key));
  const unknown = [...files.values()].flat().filter(({ key }) => !known.has(key));
  const waiting = new Set(unknown.filter((file) => rootSigners([file], authority).length > 0));
  const strays = unknown.filter((file) => !waiting.has(file) && !isHistory(file));
  return [
    ...groupBy([...waiting], ({ hash }) => hash).map((signed) => nameWaiting(signed, authority)),
    ...groupBy(strays, ({ stream }) => stream).map((ones) => nameStraysOf(ones, authority)),
    ...(nameless.length > 0 ? [`registry has ${count(nameless)} without a document’s name: ${some(nameless)}.`] : []),
  ];

  /** A file of a key that has lost its right since is history, once somebody else has written above it. */
  function isHistory(file: StreamFile): boolean {
    const head = counting.get(file.stream)?.[0]?.number ?? 0;
    return file.number <= head && past.some((before) => before.vouchesFor(file));
  }
}

/** @returns the names of the root keys that have signed it, if it is the next roles document */
function rootSigners(files: StreamFile[], authority: Authority): string[] {
  const { deployment, version } = authority.roles;
  const next = files.filter(({ stream, number }) => stream === 'roots' && number === version + 1);
  return signersOf(deployment, next, rootsOf(authority).keys);
}

function nameWaiting(files: StreamFile[], authority: Authority): string {
  const signers = rootSigners(files, authority);
  const { version, roots } = authority.roles;
  // Its own roots may ask for more.
  const needed = Math.max(roots.threshold, signers.length + 1);
  const document = `Version ${version + 1} of the roles document (${files[0]?.hash.slice(0, 8)})`;
  return `${document} has ${signers.length} of ${needed} signatures: ${signers.join(', ')}. The next holder of a root key runs the same command. If none of them wants it, find out who signed it.`;
}

function nameStraysOf(files: StreamFile[], authority: Authority): string {
  const signers = files.map(({ signer }) => authority.describeSigner(signer));
  const numbers = files.map(({ number }) => `number ${number}`);
  return `registry/${files[0]?.stream} has ${count(files)} that ${files.length > 1 ? 'do' : 'does'} not count: ${some(numbers)}, by the name signed by ${some(signers)}. Find out who else can write to the store, and remove what they wrote.`;
}

function count(files: unknown[]): string {
  return files.length === 1 ? 'a file' : `${files.length} files`;
}

function some(names: string[]): string {
  const different = [...new Set(names)];
  const others = different.length - MAX_NAMED;
  return [...different.slice(0, MAX_NAMED), ...(others > 0 ? [`${others} more`] : [])].join(', ');
}
