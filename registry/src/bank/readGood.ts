import { BadDocument, type Documents } from '../streams/Documents.ts';
import type { StreamFile } from '../streams/StreamFile.ts';
import { parserOf, type StreamDocument } from './schemas.ts';

/** @returns `undefined` for what is missing, altered or not understood */
export async function readGood(documents: Documents, file: StreamFile): Promise<StreamDocument | undefined> {
  try {
    return await documents.read(file, parserOf(file.stream));
  } catch (error) {
    if (error instanceof BadDocument) return undefined;
    throw error;
  }
}
