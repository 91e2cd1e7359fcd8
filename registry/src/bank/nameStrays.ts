import { groupBy } from '../groupBy.ts';
import type { Authority } from '../roles/Authority.ts';
import { type ReadAuthority, rootsOf, signersOf } from '../roles/readAuthority.ts';
import type { Listing } from '../streams/Listing.ts';
import type { StreamFile, StreamName } from '../streams/StreamFile.ts';

const MAX_NAMED = 3;
/** Whoever writes to the store can make up any number of streams and of roles documents. */
const MAX_LINES = 20;

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
  const drafts = groupBy([...waiting], ({ hash }) => hash);
  const streams = groupBy(strays, ({ stream }) => stream).sort(usedFirst);
  const moreStreams = streams.slice(MAX_LINES).map(([file]) => `${file?.stream}`);
  const more = drafts.length - MAX_LINES;
  return [
    ...drafts.slice(0, MAX_LINES).map((signed) => nameWaiting(signed, authority)),
    ...(more > 0 ? [`${more} more drafts of the roles document wait for signatures. Find out who signed them.`] : []),
    ...streams.slice(0, MAX_LINES).map((ones) => nameStraysOf(ones, authority)),
    ...(moreStreams.length > 0 ? [`registry has more streams whose files do not count: ${some(moreStreams)}.`] : []),
    ...(nameless.length > 0 ? [`registry has ${count(nameless)} without a document’s name: ${some(nameless)}.`] : []),
  ];

  /** Otherwise made-up streams would hide what is in those of the bank. */
  function usedFirst([one]: StreamFile[], [other]: StreamFile[]): number {
    const [first, second] = [one, other].map((file) => isUsed(file?.stream));
    return Number(second) - Number(first);
  }

  function isUsed(stream: StreamName | undefined): boolean {
    return stream !== undefined && (counting.has(stream) || !stream.startsWith('packages/'));
  }

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
