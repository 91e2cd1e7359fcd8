import { BadDocument, type Documents } from '../streams/Documents.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import { parseOperatorsDocument, parsePackageDocument, type StreamDocument } from './schemas.ts';

/** @returns `undefined` for what is missing, altered or not understood */
export async function readGood(documents: Documents, file: StreamFile): Promise<StreamDocument | undefined> {
  const parse = file.stream === 'operators' ? parseOperatorsDocument : parsePackageDocument;
  try {
    return await documents.read<StreamDocument>(file, parse);
  } catch (error) {
    if (error instanceof BadDocument) return undefined;
    throw error;
  }
}
