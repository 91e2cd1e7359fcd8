import { randomUUID } from 'node:crypto';
import type { Bank } from '../bank/BankReader.ts';
import { type Draft, headOf } from '../bank/drafts.ts';
import type { Change } from '../schema.ts';
import { nextNumber, type StreamFile } from '../streams/StreamFile.ts';
import type { DocumentSigner } from './DocumentSigner.ts';

/** Writes the documents of one change, each above all others of its stream. */
export async function writeDrafts(
  signer: DocumentSigner,
  drafts: Draft[],
  change: Change,
  bank: Bank,
): Promise<StreamFile[]> {
  const numbered = drafts.map((draft) => {
    const number = nextNumber(bank.files.get(draft.stream) ?? [], draft.stream);
    return { draft, number, grown: number - (headOf(bank, draft.stream)?.file.number ?? 0) };
  });
  const revision = numbered.reduce((sum, { grown }) => sum + grown, bank.revision);
  const streams = Object.fromEntries(numbered.map(({ draft, number }) => [draft.stream, number]));
  const together = drafts.length > 1 && { together: { id: randomUUID(), streams } };
  const files: StreamFile[] = [];
  for (const { draft, number } of numbered)
    files.push(await signer.write(draft, { number, revision, change, ...together }));
  return files;
}
