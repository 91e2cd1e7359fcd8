import type { Authority } from '../roles/Authority.ts';
import type { Listing } from '../streams/Listing.ts';
import type { StreamFile, StreamName } from '../streams/StreamFile.ts';

const MAX_NAMED = 3;

/** Says what was written in vain: files without a document's name, and documents of keys that may not write there. */
export function nameStrays(
  listing: Listing,
  authority: Authority,
  counting: Map<StreamName, StreamFile[]>,
  roots: StreamFile[],
): string[] {
  const known = new Set([...roots, ...[...counting.values()].flat()].map(({ key }) => key));
  const problems = [...listing.files].flatMap(([stream, files]) => {
    const head = counting.get(stream)?.[0]?.number ?? 0;
    // What a key signed before it was revoked is history, once somebody else has written above it.
    const isHistory = (file: StreamFile) => file.number <= head && authority.isOfRevoked(file);
    const strays = files.filter((file) => !known.has(file.key) && !isHistory(file));
    if (strays.length === 0) return [];
    const signers = [...new Set(strays.map(({ signer }) => authority.describeSigner(signer)))];
    return `registry/${stream} has ${count(strays)} that ${strays.length > 1 ? 'do' : 'does'} not count: ${some(strays.map(({ number }) => `number ${number}`))}, by the name signed by ${some(signers)}. Find out who else can write to the store, and remove what they wrote.`;
  });
  if (listing.strays.length === 0) return problems;
  return [...problems, `registry has ${count(listing.strays)} without a document’s name: ${some(listing.strays)}.`];
}

function count(files: unknown[]): string {
  return files.length === 1 ? 'a file' : `${files.length} files`;
}

function some(names: string[]): string {
  const different = [...new Set(names)];
  const others = different.length - MAX_NAMED;
  return [...different.slice(0, MAX_NAMED), ...(others > 0 ? [`${others} more`] : [])].join(', ');
}
