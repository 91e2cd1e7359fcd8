import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Bank } from '../bank/BankReader.ts';
import type { Draft } from '../bank/drafts.ts';
import type { Deployment } from '../Deployment.ts';
import type { Change } from '../schema.ts';
import { REGISTRY_FOLDER } from '../streams/Documents.ts';
import { nextNumber, type StreamFile, type StreamName } from '../streams/StreamFile.ts';
import type { DocumentSigner } from './DocumentSigner.ts';

/** Writes the documents of one change, and takes them back where others have written at the same moment. */
export class StreamWriter {
  private files: StreamFile[] = [];

  constructor(
    private readonly deployment: Deployment,
    private readonly signer: DocumentSigner,
  ) {}

  get keys(): Set<string> {
    return new Set(this.files.map(({ key }) => key));
  }

  async write(drafts: Draft[], change: Change, bank: Bank): Promise<void> {
    const numbers = Object.fromEntries(
      drafts.map(({ stream }) => [stream, nextNumber(bank.files.get(stream) ?? [], stream)]),
    );
    const grown = drafts.reduce((sum, { stream }) => sum + (numbers[stream] ?? 0) - headNumber(bank, stream), 0);
    const together = drafts.length > 1 && { together: { id: randomUUID(), streams: numbers } };
    for (const draft of drafts) {
      const facts = { number: numbers[draft.stream] ?? 1, revision: bank.revision + grown, change, ...together };
      this.files.push(await this.signer.write(draft, facts));
    }
  }

  /** @param before the change @param now without it @returns whether nobody has written meanwhile */
  isAlone(before: Bank, now: Bank): boolean {
    return isDeepStrictEqual(headsOf(before), headsOf(now)) && !this.isBeside(now);
  }

  /** Tells whether somebody has written into one of the same streams meanwhile. */
  isBeside({ files }: Bank): boolean {
    return this.files.some(({ stream, number }) => (files.get(stream)?.[0]?.number ?? 0) >= number);
  }

  async takeBack(): Promise<void> {
    for (const { key } of this.files) await this.deployment.store.remove(`${REGISTRY_FOLDER}/${key}`);
    this.files = [];
  }
}

function headsOf({ packages, operators, judge, authority }: Bank): (string | undefined)[] {
  const heads = [...packages.values(), operators, judge].map((head) => head?.file.key);
  return [authority?.hash, ...heads];
}

function headNumber({ packages, operators, judge }: Bank, stream: StreamName): number {
  const others = { operators, judge, roots: undefined };
  const head = Object.hasOwn(others, stream)
    ? others[stream as keyof typeof others]
    : packages.get(stream.slice('packages/'.length));
  return head?.file.number ?? 0;
}
