import { byText } from '../byText.ts';
import type { Deployment } from '../Deployment.ts';
import { groupBy } from '../groupBy.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Change, Registry } from '../schema.ts';
import { Documents } from '../streams/Documents.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import type { Bank } from './BankReader.ts';
import { Budget } from './Budget.ts';
import { latestBank } from './latest.ts';
import { readGood } from './readGood.ts';
import { timeOf } from './timeOf.ts';

export interface Entry {
  revision: number;
  change: Change;
  /** Fingerprint of the key that signed it. */
  signer: string;
}

/** Limits what the documents of one stream cost whoever lists them. */
const MAX_READ_BYTES = 32 * 1024 * 1024;

/** Lists changes, newest first; a change of several packages counts once. @param count how many at most */
export async function history(deployment: Deployment, bank: Bank, count: number): Promise<Entry[]> {
  const documents = new Documents(deployment);
  const streams = groupBy([...[...bank.files.values()].flat(), ...bank.past], ({ stream }) => stream);
  const newest = streams.map((stream) => stream.sort((one, other) => other.number - one.number).slice(0, count));
  const read = (await Promise.all(newest.map((files) => readEntries(documents, files)))).flat();
  const sets = new Set<string>();
  const entries = read
    .sort((one, other) => byText(timeOf(other.change), timeOf(one.change)) || other.revision - one.revision)
    .filter(({ set }) => set === undefined || (!sets.has(set) && sets.add(set)));
  return entries.slice(0, count).map(({ set: _, ...entry }) => entry);
}

/** Reads the bank as everybody got it then, and warns of documents that no longer count. @throws {OperatorError} when there is no such revision */
export async function registryAt(deployment: Deployment, revision: number): Promise<Registry> {
  // Bad documents, however many, hide none of before.
  const newest = await latestBank(deployment, { revision: Number.POSITIVE_INFINITY });
  const { registry } = await latestBank(deployment, { revision });
  if (registry && revision <= newest.revision) return { ...registry, revision };
  throw new OperatorError(
    `The bank of ${deployment.store.address} has no revision ${revision}. "bank log" lists what it has.`,
  );
}

type Found = Entry & { set: string | undefined };

const UNREADABLE: Change = { at: '', by: '', action: '', app: 'registry', why: 'It cannot be read.' };

async function readEntries(documents: Documents, files: StreamFile[]): Promise<Found[]> {
  const bytes = new Budget(MAX_READ_BYTES);
  const found: Found[] = [];
  for (const file of files) {
    const document = bytes.take(0) ? await readGood(documents, file) : undefined;
    bytes.take(documents.sizeOf(file));
    const { revision = 0, change = UNREADABLE, together } = document ?? {};
    found.push({ revision, change, signer: file.signer, set: together && `${together.id} ${file.signer}` });
  }
  return found;
}
