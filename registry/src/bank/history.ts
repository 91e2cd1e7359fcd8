import { byText } from '../byText.ts';
import type { Deployment } from '../Deployment.ts';
import { groupBy } from '../groupBy.ts';
import { OperatorError } from '../OperatorError.ts';
import type { Change, Registry } from '../schema.ts';
import { Documents } from '../streams/Documents.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import type { Bank } from './BankReader.ts';
import { latestBank } from './latest.ts';
import { readGood } from './readGood.ts';
import { timeOf } from './timeOf.ts';

export interface Entry {
  revision: number;
  change: Change;
  /** Fingerprint of the key that signed it. */
  signer: string;
}

/** Lists changes, newest first; a change of several packages counts once. @param count how many at most */
export async function history(deployment: Deployment, bank: Bank, count: number): Promise<Entry[]> {
  const documents = new Documents(deployment);
  const streams = groupBy([...[...bank.files.values()].flat(), ...bank.past], ({ stream }) => stream);
  const files = streams.flatMap((stream) => stream.sort((one, other) => other.number - one.number).slice(0, count));
  const read = await Promise.all(files.map((file) => entryOf(documents, file)));
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

async function entryOf(documents: Documents, file: StreamFile): Promise<Entry & { set: string | undefined }> {
  const { revision = 0, change = UNREADABLE, together } = (await readGood(documents, file)) ?? {};
  return { revision, change, signer: file.signer, set: together && `${together.id} ${file.signer}` };
}

const UNREADABLE: Change = { at: '', by: '', action: '', app: 'registry', why: 'It cannot be read.' };
